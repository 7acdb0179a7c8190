import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlStatement } from '../../../server/database/database';
import { startTestServer, type TestServer } from '../harness/server';
import { tablesWithoutRowSecurity, fetchTenantTables } from './records';

let server: TestServer;
let owner: string;
let other: string;
let tables: string[];

beforeAll(async () => {
  server = await startTestServer();
  owner = (await server.signIn('admin@demo.test')).tenant;
  other = (await server.signIn('admin@other.test')).tenant;
  tables = await fetchTenantTables(server);
  for (const text of ofBoth) await server.database.system((session) => session.rows({ text, params: [] }));
});

/** SQL statements that insert rows of every tenant into tables that the demo leaves empty. */
const ofBoth = [
  "INSERT INTO second_factors (tenant_id, user_id, secret) SELECT tenant_id, id, 'x' FROM users",
  "INSERT INTO recovery_codes (tenant_id, user_id, code_hash) SELECT tenant_id, id, 'x' FROM users",
  `INSERT INTO email_proofs (tenant_id, user_id, purpose, email, code_expires_at)
    SELECT tenant_id, id, 'CHANGE', email, now() FROM users`,
  "INSERT INTO known_browsers (tenant_id, user_id, browser) SELECT tenant_id, id, 'x' FROM users",
  "INSERT INTO done_once (tenant_id, user_id, key, method) SELECT tenant_id, id, 'x', 'x' FROM users",
  `INSERT INTO user_codes (tenant_id, id, user_id, code_hash, expires_at) SELECT tenant_id, id, id, 'x', now() FROM users
   ON CONFLICT DO NOTHING`,
  "INSERT INTO social_names (provider, subject, tenant, user_id) SELECT 'GOOGLE', tenant_id || '.' || id, tenant_id, id FROM users",
  "INSERT INTO mails (id, tenant, mail) SELECT id, tenant_id, '{}' FROM users ON CONFLICT DO NOTHING",
];

afterAll(() => server.close());

const statement = (text: string, params: readonly unknown[] = []): SqlStatement => ({ text, params });
const readAs = (tenant: string, text: string) =>
  server.database.read(tenant, (session) => session.rows(statement(text)));
const writeAs = (tenant: string, text: string, params: readonly unknown[] = []) =>
  server.database.write(tenant, (session) => session.rows(statement(text, params)));
const readAll = (text: string) => server.database.system((session) => session.rows(statement(text)));

describe('row-level security, when a statement forgets its tenant', () => {
  it('covers every table that has a tenant', async () => {
    const open = await readAll(
      `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'tenant_id'
         AND (NOT c.relrowsecurity OR NOT EXISTS (SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid))`,
    );
    expect(open).toEqual([]);
    expect(tables).toEqual(expect.arrayContaining(['customers', 'users', 'vehicles']));
  });

  it('shows no row of another tenant, in any table', async () => {
    for (const table of tables) {
      const rows = await readAs(other, `SELECT DISTINCT tenant_id FROM "${table}"`);
      expect({ table, tenants: rows.flat().filter((tenant) => tenant !== other) }).toEqual({ table, tenants: [] });
    }
  });

  it('is tested on tables with rows of both tenants', async () => {
    for (const table of [
      'vehicles',
      'sessions',
      'second_factors',
      'recovery_codes',
      'known_browsers',
      'user_codes',
      'done_once',
      'task_templates',
    ]) {
      const both = await readAll(`SELECT DISTINCT tenant_id FROM ${table}`);
      expect({ table, tenants: both.flat() }).toEqual({ table, tenants: expect.arrayContaining([owner, other]) });
    }
    for (const table of tablesWithoutRowSecurity) {
      const both = await readAll(`SELECT DISTINCT tenant FROM ${table}`);
      expect({ table, tenants: both.flat() }).toEqual({ table, tenants: expect.arrayContaining([owner, other]) });
    }
  });

  it('changes and deletes no row of another tenant, in any table', async () => {
    for (const table of tables) {
      const changed = await writeAs(
        other,
        `UPDATE "${table}" SET tenant_id = tenant_id WHERE tenant_id = $1 RETURNING 1`,
        [owner],
      );
      const deleted = await writeAs(other, `DELETE FROM "${table}" WHERE tenant_id = $1 RETURNING 1`, [owner]);
      expect({ table, rows: changed.length + deleted.length }).toEqual({ table, rows: 0 });
    }
  });

  it('stores no row for another tenant, in any table', async () => {
    for (const table of tables) {
      const [row] = await readAll(`SELECT to_jsonb(t) FROM "${table}" t WHERE tenant_id = ${owner} LIMIT 1`);
      if (!row) continue;
      const columns = (
        await readAll(`SELECT quote_ident(attname) FROM pg_attribute
        WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`)
      ).join(', ');
      const copy = `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`;
      await expect(writeAs(other, copy, [row[0]]), table).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('moves no row of its own to another tenant', async () => {
    const move = writeAs(other, 'UPDATE vehicles SET tenant_id = $1 RETURNING 1', [owner]);
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('hides the sign-in attempts', async () => {
    for (const table of ['sign_in_attempts', 'social_exchanges'])
      await expect(readAs(other, `SELECT * FROM ${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(['sign_in_names', 'social_names'])('limits %s to the own tenant for reading and deleting', async (table) => {
    expect(await readAs(other, `SELECT DISTINCT tenant FROM ${table}`)).toEqual([[other]]);
    expect(await writeAs(other, `DELETE FROM ${table} WHERE tenant = $1 RETURNING 1`, [owner])).toEqual([]);
    const change = writeAs(other, `UPDATE ${table} SET tenant = tenant WHERE tenant = $1`, [other]);
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it('stores no name or mail for another tenant', async () => {
    const foreign = {
      sign_in_names: "INSERT INTO sign_in_names (email, tenant, user_id) VALUES ('x@y.test', $1, 1)",
      social_names: "INSERT INTO social_names (provider, subject, tenant, user_id) SELECT 'GOOGLE', 'x', $1, $1",
      mails: "INSERT INTO mails (id, tenant, mail) VALUES (1, $1, '{}')",
      nobodys: "INSERT INTO mails (id, tenant, mail) SELECT 1, nullif($1::bigint, $1::bigint), '{}'",
    };
    for (const [what, text] of Object.entries(foreign)) {
      await expect(writeAs(other, text, [owner]), what).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('allows writing mails, but not reading, changing or deleting them', async () => {
    await writeAs(other, "INSERT INTO mails (id, tenant, mail) VALUES (2, $1, '{}')", [other]);
    for (const text of ['SELECT 1 FROM mails', 'UPDATE mails SET sent_at = now()', 'DELETE FROM mails']) {
      await expect(writeAs(other, text), text).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('refuses a tenant name that is not a number', async () => {
    await expect(readAs("1'; RESET ROLE; --", 'SELECT 1')).rejects.toThrow('A tenant is named by digits.');
  });
});
