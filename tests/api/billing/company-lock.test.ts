import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockTenant } from '../../../server/areas/billing/tenant-lock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { waitMilliseconds } from '../identity/calls';
import { registerCompany, startTrial } from '../identity/registration';
import { setSubscriptionCanceled } from './subscription-clock';

let server: TestServer;
let founder: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  founder = await registerCompany(server);
  await startTrial(server, founder, '1');
});
afterAll(() => server.close());

/** SQL that returns a row if another session waits for a lock that the current session holds. */
const blockedSessions =
  'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)) LIMIT 1';

/**
 * Runs work while another transaction locks the company. `outcome` is 'held' if the work waits for the lock and 'done'
 * if it finishes; `whole` is the promise of the work.
 */
function runWhileLocked(work: () => Promise<unknown>): Promise<{ outcome: 'done' | 'held'; whole: Promise<unknown> }> {
  return server.database.system(async (session) => {
    await lockTenant(session, founder.tenant);
    const state = { done: false };
    const whole = work().finally(() => {
      state.done = true;
    });
    while (!state.done && (await session.rows({ text: blockedSessions, params: [] })).length === 0)
      await waitMilliseconds(5);
    return { outcome: state.done ? 'done' : 'held', whole };
  });
}

const createVehicle = () =>
  server.call('mutation { createVehicle(input: { license: "HELD 1" }) { id } }', {}, { token: founder.token });

describe('a company whose row is locked for a payment', () => {
  it('can still store records that refer to it', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, whole } = await runWhileLocked(createVehicle);
    expect(outcome).toBe('done');
    expect(await whole).toMatchObject({ data: { createVehicle: { id: expect.any(String) } } });
  });

  it('changes its subscription only after the lock is released', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, whole } = await runWhileLocked(() =>
      setSubscriptionCanceled(server, founder, 'disableSubscription', founder.tenant),
    );
    expect(outcome).toBe('held');
    expect(await whole).toMatchObject({ canceled_at: expect.any(String) });
  });
});
