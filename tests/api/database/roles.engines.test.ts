import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeDictionaries } from '../../../server/areas';
import { migrateDatabase } from '../../../server/database/migrate';
import { openDatabase } from '../../../server/database/open';
import { runAdminStatement, databaseUrl } from '../harness/database';
import { citiesFromPopulation } from '../harness/template';

const template = inject('template');
const administrator = template.engine === 'postgres' ? template.url : '';
/** Name of a database user who owns one database and has no other rights, as on hosted PostgreSQL. */
const user = `waybill_test_${randomBytes(6).toString('hex')}`;

async function migrated(): Promise<(string | null)[][]> {
  const address = new URL(databaseUrl(administrator, user));
  address.username = user;
  address.password = user;
  const database = await openDatabase({ url: address.href });
  try {
    await migrateDatabase(database, (session) => writeDictionaries(session, citiesFromPopulation));
    return await database.read('1', async (session) => {
      const rows = await session.rows({
        text: 'SELECT current_user::text, current_setting($1)',
        params: ['waybill.tenant'],
      });
      return rows.map((row) => [...row]);
    });
  } finally {
    await database.close();
  }
}

describe.skipIf(template.engine === 'pglite')('a PostgreSQL user without the right to create roles', () => {
  beforeAll(async () => {
    await runAdminStatement(administrator, `CREATE ROLE ${user} LOGIN PASSWORD '${user}'`);
    await runAdminStatement(administrator, `CREATE DATABASE ${user} OWNER ${user} TEMPLATE template0 ENCODING 'UTF8'`);
  });

  afterAll(async () => {
    await runAdminStatement(administrator, `DROP DATABASE ${user} WITH (FORCE)`);
    await runAdminStatement(administrator, `DROP ROLE ${user}`);
  });

  test('reports the GRANT to ask the administrator for', async () => {
    await expect(migrated()).rejects.toThrow('GRANT waybill_tenant TO the user of DATABASE_URL');
  });

  test('works after that GRANT', async () => {
    await runAdminStatement(administrator, `GRANT waybill_tenant TO ${user}`);
    expect(await migrated()).toEqual([['waybill_tenant', '1']]);
  });
});
