import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../../server/database/database';
import { startTestServer, type TestServer } from '../harness/server';
import { tenantTables } from './records';

let server: TestServer;
let owner: string;
let other: string;
let tables: string[];

beforeAll(async () => {
  server = await startTestServer();
  owner = (await server.signIn('admin@demo.test')).tenant;
  other = (await server.signIn('admin@other.test')).tenant;
  tables = await tenantTables(server);
});

afterAll(() => server.close());

const statement = (text: string, params: readonly unknown[] = []): Statement => ({ text, params });
const readAs = (tenant: string, text: string) => server.database.read(tenant, (session) => session.rows(statement(text)));
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

  it('is tried on tables that have rows of both', async () => {
    const both = await readAll('SELECT DISTINCT tenant_id FROM vehicles');
    expect(both.flat()).toEqual(expect.arrayContaining([owner, other]));
  });

  it('changes and deletes no row of another tenant, in any table', async () => {
    for (const table of tables) {
      const changed = await writeAs(other, `UPDATE "${table}" SET tenant_id = tenant_id WHERE tenant_id = $1 RETURNING 1`, [owner]);
      const deleted = await writeAs(other, `DELETE FROM "${table}" WHERE tenant_id = $1 RETURNING 1`, [owner]);
      expect({ table, rows: changed.length + deleted.length }).toEqual({ table, rows: 0 });
    }
  });

  it('stores no row for another tenant, in any table', async () => {
    for (const table of tables) {
      const [row] = await readAll(`SELECT to_jsonb(t) FROM "${table}" t WHERE tenant_id = ${owner} LIMIT 1`);
      if (!row) continue;
      const columns = (await readAll(`SELECT quote_ident(attname) FROM pg_attribute
        WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attidentity = ''`)).join(', ');
      const copy = `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`;
      await expect(writeAs(other, copy, [row[0]]), table).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('moves no row of its own to another tenant', async () => {
    const move = writeAs(other, 'UPDATE vehicles SET tenant_id = $1 RETURNING 1', [owner]);
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('shows nothing of the attempts to sign in, and of the names to sign in with only its own', async () => {
    await expect(readAs(other, 'SELECT * FROM sign_in_attempts')).rejects.toMatchObject({ code: '42501' });
    expect(await readAs(other, 'SELECT DISTINCT tenant FROM sign_in_names')).toEqual([[other]]);
    const foreign = writeAs(other, "INSERT INTO sign_in_names (email, tenant, user_id) VALUES ('x@y.test', $1, 1)", [owner]);
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  it('names one tenant at most, whatever a caller puts into its name', async () => {
    await expect(readAs("1'; RESET ROLE; --", 'SELECT 1')).rejects.toThrow('A tenant is named by digits.');
  });
});
