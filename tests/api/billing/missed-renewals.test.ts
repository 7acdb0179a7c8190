import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewDueSubscriptions } from '../../../server/areas/billing/renewal/renew-due';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import {
  keepOnlyRenewalOf,
  fetchRenewalDueAt,
  enterRenewalCard,
  renewalContextOf,
  fetchSubscription,
} from './subscription-clock';
import { payTariff } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Registers a company that has paid for January. No server has run its renewal job since, as after a long outage. */
async function registerUncheckedCompany(card?: string): Promise<SignedInUser> {
  await setBillingClock(server.database, '2027-01-01T10:00:00Z');
  const founder = await registerCompany(server);
  await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  if (card) await enterRenewalCard(server, founder, card);
  await keepOnlyRenewalOf(server, founder.tenant);
  return founder;
}

const renewals = (tenant: string) => {
  const columns = "status, coalesce(start_date || '..' || end_date, '-')";
  return runSql(
    server,
    `SELECT ${columns} FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL' ORDER BY id`,
    tenant,
  );
};

/** Returns the kinds of a company's mails about the end of its subscription or a failed renewal. */
async function endNotifications(tenant: string): Promise<unknown[]> {
  const kinds = ['SUBSCRIPTION_ENDING', 'SUBSCRIPTION_ENDED', 'RENEWAL_FAILED'];
  const rows = await runSql(
    server,
    "SELECT mail ->> 'kind' FROM mails WHERE tenant = $1 AND mail ->> 'kind' = ANY ($2)",
    tenant,
    kinds,
  );
  return rows.flat();
}

describe('a period that ended while no server was running', () => {
  it('is renewed once, by the first check, from that day on', async () => {
    const founder = await registerUncheckedCompany();
    await setBillingClock(server.database, '2027-02-03T10:00:00Z');
    expect((await fetchSubscription(server, founder)).state).toBe('EXPIRED');
    await Promise.all([
      renewDueSubscriptions(renewalContextOf(server)),
      renewDueSubscriptions(renewalContextOf(server)),
    ]);
    expect(await renewals(founder.tenant)).toEqual([['SUCCEEDED', '2027-02-03..2027-03-02']]);
    expect((await fetchSubscription(server, founder)).state).toBe('ACTIVE');
    expect(await fetchRenewalDueAt(server, founder.tenant)).toBe('2027-02-27T06:00:00Z');
  });

  it('expires without a second try when the card is declined then', async () => {
    const founder = await registerUncheckedCompany('4000000000000341');
    await setBillingClock(server.database, '2027-02-03T10:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server));
    await renewDueSubscriptions(renewalContextOf(server));
    expect(await renewals(founder.tenant)).toEqual([['FAILED', '-']]);
    expect([(await fetchSubscription(server, founder)).state, await fetchRenewalDueAt(server, founder.tenant)]).toEqual(
      ['EXPIRED', null],
    );
    expect(await endNotifications(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });

  it('expires without a renewal when it ended a week ago', async () => {
    const founder = await registerUncheckedCompany();
    await setBillingClock(server.database, '2027-02-08T00:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server));
    expect(await renewals(founder.tenant)).toEqual([]);
    expect([(await fetchSubscription(server, founder)).state, await fetchRenewalDueAt(server, founder.tenant)]).toEqual(
      ['EXPIRED', null],
    );
    expect(await endNotifications(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });

  it('expires without a renewal when its tariff has no price any more', async () => {
    const founder = await registerUncheckedCompany();
    await runSql(server, "UPDATE tariffs SET monthly_prices = '[]', yearly_prices = '[]' WHERE id = 1");
    await setBillingClock(server.database, '2027-02-03T10:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server));
    expect(await renewals(founder.tenant)).toEqual([]);
    expect(await fetchRenewalDueAt(server, founder.tenant)).toBeNull();
    expect(await endNotifications(founder.tenant)).toEqual(['SUBSCRIPTION_ENDED']);
  });
});
