import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { readTenant } from '../tenancy/calls';
import { payingChanges, refusalOf } from './lapsing';
import { alone, dueOf, live, plan, subscriptionOf } from './life';
import { paidBy, quote } from './paying';

let server: TestServer;
let founder: SignedIn;

/** A company that has FLEET in January and has paid ahead for START, from February on. */
beforeAll(async () => {
  server = await startTestServer();
  await setClock(server.database, '2027-01-01T10:00:00Z');
  founder = await newCompany(server, 'ahead@beginning.example');
  await paidBy(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' });
  await alone(server, founder.tenant);
  await plan(server, founder, '1', 'MONTHLY');
  await live(server, founder.tenant, '2027-01-29T06:00:00Z');
});
afterAll(() => server.close());

/** A moment at which no job has looked at anything yet. */
async function at(moment: string): Promise<void> {
  await setClock(server.database, moment);
  // What access was read before that moment is forgotten within seconds.
  await payingChanges(server, founder.tenant);
}

/** Where the company stands, by reading alone. */
async function standing() {
  const { state, tariff_id, next_tariff_id, usage } = await subscriptionOf(server, founder);
  const { data } = await server.call<{ subscriptionState: string }>(
    '{ subscriptionState }',
    {},
    { token: founder.token },
  );
  const { subscription_is_active } = await readTenant(server, founder);
  const users = usage.find(({ code }) => code === 'users')?.limit;
  return { state, asked: data?.subscriptionState, subscription_is_active, tariff_id, next_tariff_id, users };
}

const createVehicle = (license: string) =>
  server.call(
    'mutation ($input: CreateVehicleInput!) { createVehicle(input: $input) { id } }',
    { input: { license } },
    { token: founder.token },
  );
const createRole = (name: string) =>
  server.call(
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
    { input: { name } },
    { token: founder.token },
  );

describe('a tariff that was paid ahead', () => {
  it('is not in force until its day', async () => {
    await at('2027-01-31T23:59:59Z');
    expect(await standing()).toEqual({
      state: 'ACTIVE',
      asked: 'ACTIVE',
      subscription_is_active: true,
      tariff_id: '2',
      next_tariff_id: '1',
      users: 30,
    });
    expect(refusalOf(await createRole('Last of January'))).toBeUndefined();
  });

  it('is in force from its first moment on, before any job has looked', async () => {
    await at('2027-02-01T00:00:00Z');
    expect(await change(server, 'SELECT tariff_id FROM tenants WHERE id = $1', founder.tenant)).toEqual([['2']]);
    expect(await standing()).toEqual({
      state: 'ACTIVE',
      asked: 'ACTIVE',
      subscription_is_active: true,
      tariff_id: '1',
      next_tariff_id: null,
      users: 5,
    });
    expect(refusalOf(await createVehicle('FEB 1'))).toBeUndefined();
    expect(refusalOf(await createRole('First of February'))).toEqual({ code: 1403, reason: 'feature_own_roles' });
    const { data } = await quote(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' });
    expect(data?.paymentQuote).toMatchObject({ purpose: 'UPGRADE', at_once: true });
  });

  it('has its limits from then on, too', async () => {
    await at('2027-02-01T00:00:00Z');
    await change(server, 'UPDATE opportunities SET "limit" = 1 WHERE tariff_id = 1 AND code = \'vehicles\'');
    expect(refusalOf(await createVehicle('FEB 2'))).toEqual({ code: 1403, reason: 'limit_vehicles' });
  });

  it('is written into the company’s row by whatever changes the subscription first, and renewed in its time', async () => {
    await at('2027-02-01T00:00:01Z');
    await plan(server, founder, '2', 'MONTHLY');
    expect(await change(server, 'SELECT tariff_id FROM tenants WHERE id = $1', founder.tenant)).toEqual([['1']]);
    expect(await dueOf(server, founder.tenant)).toBe('2027-02-25T06:00:00Z');
  });
});
