import { clockFunction } from './clock';
import type { Session } from './database';
import { foldingFunctions } from './folding';
import { tenantRole } from './visibility';

/**
 * Letters of Polish that come after the letter they are made from. `~` stands behind every letter and digit.
 * No ICU: PGlite has none, and lists must be in the same order on both engines.
 */
const afterTheirLetter: readonly [string, string][] = [
  ['ą', 'a~'],
  ['ć', 'c~'],
  ['ę', 'e~'],
  ['ł', 'l~'],
  ['ń', 'n~'],
  ['ó', 'o~'],
  ['ś', 's~'],
  ['ź', 'z~'],
  ['ż', 'z~~'],
];

/** Letters of other languages that are ordered as the letter they are made from. */
const likeTheirLetter: [string, string] = [
  'áàâäãåčďéèêëěíìîïľňôöòõøřŕšťúùûüůýž',
  'aaaaaacdeeeeeiiiilnooooorrstuuuuuyz',
];

const unaccented = `translate(lower(value), '${likeTheirLetter[0]}', '${likeTheirLetter[1]}')`;
const ordered = afterTheirLetter.reduce((text, [letter, key]) => `replace(${text}, '${letter}', '${key}')`, unaccented);
/** Most texts have no letter beyond ASCII: eight times as fast for them. Not STRICT, or PostgreSQL would not inline it. */
const sortKey = `CASE WHEN octet_length(value) = char_length(value) THEN lower(value) ELSE ${ordered} END`;

/** What the tables stand on: extensions, the order of text, the role that tenants' work runs as. */
export async function layFoundation(session: Session): Promise<void> {
  const ask = (text: string) => session.rows({ text, params: [] });
  for (const extension of ['pg_trgm', 'btree_gin', 'btree_gist'])
    await ask(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  const [row] = await ask("SELECT lower('Ł') = 'ł'");
  if (row?.[0] !== 't') {
    throw new Error('The database does not know Polish letters: create it with ENCODING UTF8 and a UTF-8 LC_CTYPE.');
  }
  await ask(
    `CREATE OR REPLACE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN (${sortKey}) COLLATE "C"`,
  );
  for (const definition of foldingFunctions) await ask(definition);
  const [clock] = await ask(
    "SELECT 1 FROM pg_proc WHERE proname = 'waybill_now' AND pronamespace = 'public'::regnamespace",
  );
  if (!clock) await ask(clockFunction);
  await makeTenantRole(session);
  await markLeakproof(session);
}

/**
 * Makes the role, which is one for all databases of a server, and lets this user become it. Nothing to do where an
 * administrator did both. @throws an error that says what to ask an administrator for.
 */
async function makeTenantRole(session: Session): Promise<void> {
  const ask = (text: string) => session.rows({ text, params: [] });
  const [role] = await ask(`SELECT pg_has_role(oid, 'MEMBER') FROM pg_roles WHERE rolname = '${tenantRole}'`);
  if (role?.[0] === 't') return;
  const create = `CREATE ROLE ${tenantRole} NOLOGIN`;
  try {
    if (!role) {
      await ask(`DO $$ BEGIN ${create}; EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
    }
    await ask(`GRANT ${tenantRole} TO CURRENT_USER`);
  } catch (error) {
    const advice = `Ask its administrator for: ${role ? '' : `${create}; `}GRANT ${tenantRole} TO the user of DATABASE_URL.`;
    throw new Error(`The database's user may not use the role that tenants' work runs as. ${advice}`, { cause: error });
  }
}

/**
 * Lets searches use their trigram index under row-level security, which keeps back functions that might tell of
 * rows they may not show. `ILIKE` does not. Only a superuser may say so; without it searches work, but read more.
 */
async function markLeakproof(session: Session): Promise<void> {
  const [row] = await session.rows({ text: 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user', params: [] });
  if (row?.[0] !== 't') return;
  await session.rows({ text: 'ALTER FUNCTION texticlike(text, text) LEAKPROOF', params: [] });
}
