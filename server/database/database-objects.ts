import { clockFunctionSql } from './clock';
import type { Session } from './database';
import { foldingFunctionsSql } from './folding';
import { tenantRole } from './visibility';

/**
 * Sort keys of Polish letters. A letter sorts after its base letter, because `~` sorts after all letters and digits.
 * PGlite has no ICU collations, and PGlite and PostgreSQL must sort in the same order.
 */
const polishSortKeys: readonly [string, string][] = [
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

/** Letters of languages other than Polish, and the base letters that they sort like. */
const foreignLetters: [string, string] = ['áàâäãåčďéèêëěíìîïľňôöòõøřŕšťúùûüůýž', 'aaaaaacdeeeeeiiiilnooooorrstuuuuuyz'];

const unaccented = `translate(lower(value), '${foreignLetters[0]}', '${foreignLetters[1]}')`;
const ordered = polishSortKeys.reduce((text, [letter, key]) => `replace(${text}, '${letter}', '${key}')`, unaccented);
/**
 * Returns the SQL of a text's sort key, with a fast path for ASCII text. The function is not STRICT, because PostgreSQL
 * would not inline it then.
 * @param lowercase SQL of the ASCII text in lower case
 */
const sortKeyOf = (lowercase: string) =>
  `CASE WHEN octet_length(value) = char_length(value) THEN ${lowercase} ELSE ${ordered} END`;

/** Creates what the tables need: extensions, SQL functions and the role that tenants' work runs as. */
export async function createDatabaseObjects(session: Session): Promise<void> {
  const ask = (text: string) => session.rows({ text, params: [] });
  for (const extension of ['pg_trgm', 'btree_gin', 'btree_gist'])
    await ask(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  const [row] = await ask("SELECT lower('Ł') = 'ł', lower('I') = 'i'");
  const [knowsPolish, isPlainLatin] = row ?? [];
  if (knowsPolish !== 't') {
    throw new Error('The database does not know Polish letters: create it with ENCODING UTF8 and a UTF-8 LC_CTYPE.');
  }
  // For ASCII text the collation "C" gives the same in a third of the time, except in Turkish, where `I` becomes `ı`. A list
  // of many rows computes the key of each, though an index has them in order, and a write one for each index.
  const sortKey = sortKeyOf(isPlainLatin === 't' ? 'lower(value COLLATE "C")' : 'lower(value)');
  await ask(
    `CREATE OR REPLACE FUNCTION sort_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN (${sortKey}) COLLATE "C"`,
  );
  for (const definition of foldingFunctionsSql) await ask(definition);
  const [clock] = await ask(
    "SELECT 1 FROM pg_proc WHERE proname = 'waybill_now' AND pronamespace = 'public'::regnamespace",
  );
  if (!clock) await ask(clockFunctionSql);
  await createTenantRole(session);
  await markLeakproof(session);
}

/**
 * Creates the role that tenants' work runs as, and grants it to the current database user, unless an administrator has
 * done so.
 * @throws an error with the statements that an administrator must run, if the user may not run them
 */
async function createTenantRole(session: Session): Promise<void> {
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
 * The functions of ILIKE, of `sort_key` and of comparisons of numbers. None of them shows its arguments in an error, so
 * they leak nothing. An administrator marks the same ones by deploy/leakproof.sql.
 */
export const leakproofFunctions: readonly string[] = [
  'texticlike(text, text)',
  'lower(text)',
  'char_length(text)',
  'octet_length(text)',
  'replace(text, text, text)',
  'translate(text, text, text)',
  ...['eq', 'ne', 'lt', 'le', 'gt', 'ge'].map((comparison) => `numeric_${comparison}(numeric, numeric)`),
];

/**
 * Marks functions as leakproof, so that conditions with them can use indexes under row-level security. Does nothing
 * unless the user is a superuser; lists then read more rows.
 */
async function markLeakproof(session: Session): Promise<void> {
  const [row] = await session.rows({ text: 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user', params: [] });
  if (row?.[0] !== 't') return;
  for (const name of leakproofFunctions)
    await session.rows({ text: `ALTER FUNCTION pg_catalog.${name} LEAKPROOF`, params: [] });
}
