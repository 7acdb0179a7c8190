import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockTenant } from '../../../server/areas/billing/tenant-lock';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { pause } from '../identity/calls';
import { newCompany, startTrial } from '../identity/registering';
import { end } from './life';

let server: TestServer;
let founder: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  founder = await newCompany(server, 'works@holding.example');
  await startTrial(server, founder, '1');
});
afterAll(() => server.close());

/** Whether somebody waits for what the session holds. */
const waitedFor = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid)) LIMIT 1';

/** What comes of it while the company is held by somebody who changes what it pays: it is done, or it waits for that. */
function whileHeld(work: () => Promise<unknown>): Promise<{ outcome: 'done' | 'held'; whole: Promise<unknown> }> {
  return server.database.system(async (session) => {
    await lockTenant(session, founder.tenant);
    const state = { done: false };
    const whole = work().finally(() => {
      state.done = true;
    });
    while (!state.done && (await session.rows({ text: waitedFor, params: [] })).length === 0) await pause(5);
    return { outcome: state.done ? 'done' : 'held', whole };
  });
}

const createVehicle = () =>
  server.call('mutation { createVehicle(input: { license: "HELD 1" }) { id } }', {}, { token: founder.token });

describe('a company that is held while a payment of it is settled', () => {
  it('goes on working: what refers to it is stored', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, whole } = await whileHeld(createVehicle);
    expect(outcome).toBe('done');
    expect(await whole).toMatchObject({ data: { createVehicle: { id: expect.any(String) } } });
  });

  it('changes its subscription only after that', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, whole } = await whileHeld(() => end(server, founder, 'disableSubscription', founder.tenant));
    expect(outcome).toBe('held');
    expect(await whole).toMatchObject({ canceled_at: expect.any(String) });
  });
});
