import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { currentTenantsSql, runForEachTenant } from '../../../server/areas/tenancy';
import { type Database, DatabaseUnavailableError } from '../../../server/database/database';
import { openTestDatabase } from '../harness/database';

let database: Database;
const logged: object[] = [];
const log = { info: () => {}, warn: () => {}, error: (facts: object) => void logged.push(facts) };

beforeAll(async () => {
  database = await openTestDatabase(inject('template'));
});
afterAll(() => database.close());

const { signal } = new AbortController();

it('runs the work for the other tenants when that for one fails, keeps nothing of it, and logs why', async () => {
  const error = new Error('no work for the first');
  const working = runForEachTenant(
    { database, log },
    { tenantsSql: currentTenantsSql, signal },
    async (session, tenant) => {
      await session.rows({
        text: "UPDATE tenants SET time_zone = 'Pacific/Kiritimati' WHERE id = $1",
        params: [tenant],
      });
      if (tenant === '1') throw error;
    },
  );
  await expect(working).rejects.toThrow(/^Failed for 1 of \d+ tenants\.$/);
  const unchanged = await database.system((session) =>
    session.rows({
      text: "SELECT id FROM tenants WHERE deleted_at IS NULL AND time_zone <> 'Pacific/Kiritimati'",
      params: [],
    }),
  );
  expect(unchanged).toEqual([['1']]);
  expect(logged).toEqual([{ err: error, tenant: '1' }]);
});

it.each([
  ['the database is unavailable', () => Promise.reject(new DatabaseUnavailableError('away')), DatabaseUnavailableError],
  [
    'its signal is aborted',
    (controller: AbortController) => {
      controller.abort(new Error('stopping'));
      return Promise.resolve();
    },
    'stopping',
  ],
])('stops at the first tenant when %s', async (_when, work, error) => {
  const controller = new AbortController();
  let runs = 0;
  const working = runForEachTenant(
    { database, log },
    { tenantsSql: currentTenantsSql, signal: controller.signal },
    () => {
      runs += 1;
      return work(controller);
    },
  );
  await expect(working).rejects.toThrow(error);
  expect(runs).toBe(1);
});
