import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import { fetchTenant } from '../tenancy/calls';
import { runCompanySql, firstRefusalOf } from './expired-subscription';
import {
  keepOnlyRenewalOf,
  fetchRenewalDueAt,
  advanceBillingClock,
  planTariff,
  fetchSubscription,
} from './subscription-clock';
import { payTariff, fetchQuote } from './payments';

let server: TestServer;
let founder: SignedInUser;

/**
 * Creates a company that uses the tariff FLEET in January and has already paid for the tariff START from February on.
 */
beforeAll(async () => {
  server = await startTestServer();
  await setBillingClock(server.database, '2027-01-01T10:00:00Z');
  founder = await registerCompany(server);
  await payTariff(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' });
  await keepOnlyRenewalOf(server, founder.tenant);
  await planTariff(server, founder, '1', 'MONTHLY');
  await advanceBillingClock(server, founder.tenant, '2027-01-29T06:00:00Z');
});
afterAll(() => server.close());

/** Sets the billing clock without running the renewal job. */
async function at(moment: string): Promise<void> {
  await setBillingClock(server.database, moment);
  // Called without statements, `runCompanySql` only drops the server's cache of what the company may access.
  await runCompanySql(server, founder.tenant);
}

/** Returns what the API says of the company's subscription in several places, which must agree. */
async function readSubscription() {
  const { state, tariff_id, next_tariff_id, usage } = await fetchSubscription(server, founder);
  const { data } = await server.call<{ subscriptionState: string }>(
    '{ subscriptionState }',
    {},
    { token: founder.token },
  );
  const { subscription_is_active } = await fetchTenant(server, founder);
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

describe('a prepaid tariff', () => {
  it('is not active before its first day', async () => {
    await at('2027-01-31T23:59:59Z');
    expect(await readSubscription()).toEqual({
      state: 'ACTIVE',
      asked: 'ACTIVE',
      subscription_is_active: true,
      tariff_id: '2',
      next_tariff_id: '1',
      users: 30,
    });
    expect(firstRefusalOf(await createRole('Last of January'))).toBeUndefined();
  });

  it('is active from its first moment on, before any job has run', async () => {
    await at('2027-02-01T00:00:00Z');
    expect(await runSql(server, 'SELECT tariff_id FROM tenants WHERE id = $1', founder.tenant)).toEqual([['2']]);
    expect(await readSubscription()).toEqual({
      state: 'ACTIVE',
      asked: 'ACTIVE',
      subscription_is_active: true,
      tariff_id: '1',
      next_tariff_id: null,
      users: 5,
    });
    expect(firstRefusalOf(await createVehicle('FEB 1'))).toBeUndefined();
    expect(firstRefusalOf(await createRole('First of February'))).toEqual({ code: 1403, reason: 'feature_own_roles' });
    const { data } = await fetchQuote(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' });
    expect(data?.paymentQuote).toMatchObject({ purpose: 'UPGRADE', at_once: true });
  });

  it('applies its limits from then on, too', async () => {
    await at('2027-02-01T00:00:00Z');
    await runSql(server, 'UPDATE opportunities SET "limit" = 1 WHERE tariff_id = 1 AND code = \'vehicles\'');
    expect(firstRefusalOf(await createVehicle('FEB 2'))).toEqual({ code: 1403, reason: 'limit_vehicles' });
  });

  it('is stored by the next change of the subscription, and renewed on time', async () => {
    await at('2027-02-01T00:00:01Z');
    await planTariff(server, founder, '2', 'MONTHLY');
    expect(await runSql(server, 'SELECT tariff_id FROM tenants WHERE id = $1', founder.tenant)).toEqual([['1']]);
    expect(await fetchRenewalDueAt(server, founder.tenant)).toBe('2027-02-25T06:00:00Z');
  });
});
