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

/** What came of it within so many milliseconds in which the company is held by somebody who changes what it pays. */
function whileHeld(work: () => Promise<unknown>, patience: number): Promise<{ outcome: 'done' | 'held'; after: number; whole: Promise<unknown> }> {
  return server.database.system(async (session) => {
    await lockTenant(session, founder.tenant);
    const from = performance.now();
    const whole = work();
    const outcome = await Promise.race([whole.then(() => 'done' as const), pause(patience).then(() => 'held' as const)]);
    return { outcome, after: Math.round(performance.now() - from), whole };
  });
}

const createVehicle = () =>
  server.call('mutation { createVehicle(input: { license: "HELD 1" }) { id } }', {}, { token: founder.token });

describe('a company that is held while a payment of it is settled', () => {
  it('goes on working: what refers to it is stored', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, after } = await whileHeld(createVehicle, 10_000);
    console.log(`A vehicle of a company that is held: ${outcome} after ${after} ms`);
    expect(outcome).toBe('done');
  });

  it('changes its subscription only after that', async ({ skip }) => {
    if (server.database.engine === 'pglite') skip('it has one connection: everybody waits there');
    const { outcome, whole } = await whileHeld(() => end(server, founder, 'disableSubscription', founder.tenant), 300);
    expect(outcome).toBe('held');
    expect(await whole).toMatchObject({ canceled_at: expect.any(String) });
  });
});
