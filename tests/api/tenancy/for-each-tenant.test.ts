import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { currentTenantsSql, runForEachTenant } from '../../../server/areas/tenancy';
import type { Database } from '../../../server/database/database';
import { openTestDatabase } from '../harness/database';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase(inject('template'));
});
afterAll(() => database.close());

it('works for all tenants when that of one fails, keeps nothing of the failed one, and throws its error', async () => {
  const { signal } = new AbortController();
  const working = runForEachTenant(database, { tenantsSql: currentTenantsSql, signal }, async (session, tenant) => {
    await session.rows({ text: "UPDATE tenants SET time_zone = 'Pacific/Kiritimati' WHERE id = $1", params: [tenant] });
    if (tenant === '1') throw new Error('no work for the first');
  });
  await expect(working).rejects.toThrow('The work of 1 tenants failed: Error: no work for the first');
  const unchanged = await database.system((session) =>
    session.rows({
      text: "SELECT id FROM tenants WHERE deleted_at IS NULL AND time_zone <> 'Pacific/Kiritimati'",
      params: [],
    }),
  );
  expect(unchanged).toEqual([['1']]);
});
