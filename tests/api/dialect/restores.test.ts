import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import type { Session } from '../../../server/database/database';
import { vehicleEntity } from '../../../server/areas/fleet';
import { restoreRecords } from '../../../server/dialect/write/delete-together';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';

// PGlite has one connection: no two transactions run at the same time there.
const isPostgres = inject('template').engine === 'postgres';
const [deleted, live] = ['680000001', '680000002'];
const ids = `${deleted}, ${live}`;

let server: TestServer;
let admin: SignedInUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin@demo.test');
});
afterAll(() => server.close());

const run = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));
const liveCount = '(SELECT count(*) FROM vehicles WHERE tenant_id = 1 AND deleted_at IS NULL)';

/** Lets the company have as many vehicles as it has now, and some more or fewer. */
const allowVehicles = (more: number) =>
  run(`UPDATE opportunities SET "limit" = ${liveCount} + ${more} WHERE code = 'vehicles'`);
const readVehicles = () =>
  run(`SELECT id, deleted_at IS NULL FROM vehicles WHERE tenant_id = 1 AND id IN (${ids}) ORDER BY id`);

beforeEach(async () => {
  await run(`DELETE FROM vehicles WHERE tenant_id = 1 AND id IN (${ids})`);
  await run(`INSERT INTO vehicles (tenant_id, id, license, deleted_at)
    VALUES (1, ${deleted}, 'QUOTA 1', now()), (1, ${live}, 'QUOTA 2', NULL)`);
});

/** SQL that returns a row if another session waits for a lock that the current session holds. */
const blockedSessions =
  'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)) LIMIT 1';

/**
 * Begins work while a transaction holds a lock. Does something else once the work waits for the lock, or has ended without
 * it, and then commits the transaction. Returns what the work returns.
 */
async function whileLocked<T>(
  lock: (session: Session) => Promise<unknown>,
  work: () => Promise<T>,
  meanwhile: (session: Session) => Promise<unknown>,
): Promise<T> {
  const { whole } = await server.database.system(async (session) => {
    await lock(session);
    let isDone = false;
    const working = work().finally(() => {
      isDone = true;
    });
    working.catch(() => undefined);
    const isBlocked = async () => (await session.rows({ text: blockedSessions, params: [] })).length > 0;
    await expect.poll(async () => isDone || (await isBlocked()), { interval: 10 }).toBe(true);
    await meanwhile(session);
    return { whole: working };
  });
  return whole;
}

it.runIf(isPostgres)(
  'restores no more vehicles than it reserves quota for when another is deleted meanwhile',
  async () => {
    await allowVehicles(0);
    const restored = await whileLocked(
      (session) => Promise.resolve(vehicleEntity.quota?.left({ session, tenant: '1' })),
      () =>
        server.database.write('1', (session) =>
          restoreRecords(
            vehicleEntity,
            new Map([
              [deleted, null],
              [live, null],
            ]),
            { session, tenant: '1', user: admin.user, permissions: new Set<string>(), language: 'en' },
          ),
        ),
      async () => {
        const { errors } = await server.call(`mutation { deleteVehicle(id: "${live}") { id } }`, {}, admin);
        expect(errors).toBeUndefined();
      },
    );
    expect([...restored]).toEqual([deleted]);
    expect(await readVehicles()).toEqual([
      [deleted, 't'],
      [live, 'f'],
    ]);
  },
);

it.runIf(isPostgres)('does not restore a vehicle that is deleted after its restore has begun', async () => {
  await allowVehicles(-1);
  await whileLocked(
    (session) => session.rows({ text: 'LOCK TABLE vehicles IN SHARE MODE', params: [] }),
    () => server.call(`mutation { restoreVehicle(id: "${live}") { id } }`, {}, admin),
    (session) => session.rows({ text: `UPDATE vehicles SET deleted_at = now() WHERE id = ${live}`, params: [] }),
  );
  expect(await readVehicles()).toEqual([
    [deleted, 'f'],
    [live, 'f'],
  ]);
});
