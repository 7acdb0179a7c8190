import { afterAll, beforeAll, expect, it } from 'vitest';
import { vehicleEntity } from '../../../server/areas/fleet';
import { restoreRecords } from '../../../server/dialect/write/delete-together';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const run = (text: string) => server.database.system((session) => session.rows({ text, params: [] }));

it('restores no more vehicles than it reserves quota for when another one is deleted meanwhile', async () => {
  const { user } = await server.signIn('admin@demo.test');
  const { quota } = vehicleEntity;
  if (!quota) throw new Error('Vehicles have no quota.');
  await run(`INSERT INTO vehicles (tenant_id, id, license, deleted_at)
    VALUES (1, 680000001, 'QUOTA 1', now()), (1, 680000002, 'QUOTA 2', NULL)`);
  const reserved: number[] = [];
  const reserve: typeof quota.reserve = async ({ session }, count) => {
    reserved.push(count);
    // As if another transaction had committed it while this one waited for the quota's lock.
    const text = 'UPDATE vehicles SET deleted_at = now() WHERE tenant_id = 1 AND id = 680000002';
    await session.rows({ text, params: [] });
  };
  const restored = await server.database.write('1', (session) =>
    restoreRecords(
      { ...vehicleEntity, quota: { ...quota, reserve } },
      new Map([
        ['680000001', null],
        ['680000002', null],
      ]),
      {
        session,
        tenant: '1',
        user,
        permissions: new Set<string>(),
        language: 'en',
      },
    ),
  );
  expect(reserved).toEqual([1]);
  expect([...restored]).toEqual(['680000001']);
});
