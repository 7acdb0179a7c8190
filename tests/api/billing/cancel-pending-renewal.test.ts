import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recheckPendingPayments } from '../../../server/areas/billing/renewal/recheck-pending';
import { renewDueSubscriptions } from '../../../server/areas/billing/renewal/renew-due';
import { authenticationPath } from '../../../server/sandbox/paths';
import { setBillingClock } from '../harness/clock';
import { subscribeToChanges } from '../harness/change-subscription';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import {
  keepOnlyRenewalOf,
  confirmRenewalPayment,
  setSubscriptionCanceled,
  enterRenewalCard,
  advanceBillingClock,
  renewalContextOf,
  fetchSubscription,
} from './subscription-clock';
import { sandboxCards, payTariff, fetchPayment, setEventDelivery, waitForPayment } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setEventDelivery(server, true));
afterAll(() => server.close());

/** Registers a company that has paid for January with a card whose every charge must be confirmed at the bank. */
async function registerCompanyWithConfirmedCard(): Promise<SignedInUser> {
  await setBillingClock(server.database, '2027-01-01T10:00:00Z');
  const founder = await registerCompany(server);
  await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  await keepOnlyRenewalOf(server, founder.tenant);
  await enterRenewalCard(server, founder, '4000002760003184');
  return founder;
}

/**
 * Registers a company whose renewal for February waits for confirmation at the bank. Returns the ids of the payment and
 * of its payment intent at the processor.
 */
async function registerPendingRenewal(): Promise<{ founder: SignedInUser; id: string; intent: string }> {
  const founder = await registerCompanyWithConfirmedCard();
  await advanceBillingClock(server, founder.tenant, '2027-01-28T06:00:00Z');
  const id = (await fetchSubscription(server, founder)).renewal.confirm_payment_id ?? '';
  return { founder, id, intent: String((await fetchPayment(server, id)).payment_intent_id) };
}

/** Returns the status of a payment intent as the sandbox, the tests' card processor, has stored it. */
async function fetchIntentStatus(intent: string): Promise<string | null | undefined> {
  const [row] = await runSql(server, "SELECT body ->> 'status' FROM sandbox_objects WHERE id = $1", intent);
  return row?.[0];
}

/** Submits the bank's confirmation form, as a user does who opened the page before the renewal was canceled. */
function confirmLate(intent: string): Promise<Response> {
  const body = new URLSearchParams({ action: 'confirm' });
  return fetch(new URL(authenticationPath(intent), server.url), { method: 'POST', body, redirect: 'manual' });
}

const renewals = (tenant: string) =>
  runSql(server, `SELECT status, coalesce(start_date::text, '-') FROM payments ${ofTenant} ORDER BY id`, tenant);
const ofTenant = "WHERE tenant_id = $1 AND purpose = 'RENEWAL'";

it('publishes a change at once when a renewal needs confirmation', async () => {
  const { tenant, token } = await registerCompanyWithConfirmedCard();
  const listener = await subscribeToChanges(server, token, {
    entities: ['payments'],
    probe: { tenant, entity: 'payments' },
  });
  await advanceBillingClock(server, tenant, '2027-01-28T06:00:00Z');
  const { confirm_payment_id: id } = (await fetchSubscription(server, { token })).renewal;
  await listener.waitForPublished();
  const change = { entity: 'payments', id, user_id: '0' };
  expect(listener.received).toEqual([
    { ...change, action: 'CREATED' },
    { ...change, action: 'UPDATED' },
  ]);
  await listener.dispose();
});

describe('cancels a pending renewal at the processor', () => {
  it('when another card is entered, and charges only the new card', async () => {
    const { founder, intent } = await registerPendingRenewal();
    await enterRenewalCard(server, founder, sandboxCards.good);
    expect(await fetchIntentStatus(intent)).toBe('canceled');
    await advanceBillingClock(server, founder.tenant, '2027-01-28T06:01:00Z');
    await confirmLate(intent);
    expect(await fetchIntentStatus(intent)).toBe('canceled');
    expect(await renewals(founder.tenant)).toEqual([
      ['CANCELED', '-'],
      ['SUCCEEDED', '2027-02-01'],
    ]);
  });

  it('when another payment succeeds', async () => {
    const { founder, intent } = await registerPendingRenewal();
    await setBillingClock(server.database, '2027-01-28T08:00:00Z');
    await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await recheckPendingPayments(renewalContextOf(server));
    expect(await fetchIntentStatus(intent)).toBe('canceled');
  });

  it('when the subscription is canceled', async () => {
    const { founder, id, intent } = await registerPendingRenewal();
    await setSubscriptionCanceled(server, founder, 'disableSubscription', founder.tenant);
    await setBillingClock(server.database, '2027-01-28T07:00:00Z');
    await recheckPendingPayments(renewalContextOf(server));
    expect([await fetchIntentStatus(intent), (await fetchPayment(server, id)).status]).toEqual([
      'canceled',
      'CANCELED',
    ]);
  });

  it('when the period ends', async () => {
    const { founder, id, intent } = await registerPendingRenewal();
    await advanceBillingClock(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect([await fetchIntentStatus(intent), (await fetchPayment(server, id)).status]).toEqual([
      'canceled',
      'CANCELED',
    ]);
  });

  it('an hour after the period ended, if the processor did not answer then', async () => {
    const { founder, id, intent } = await registerPendingRenewal();
    await setBillingClock(server.database, '2027-02-01T00:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server, 'http://127.0.0.1:9'));
    expect((await fetchSubscription(server, founder)).state).toBe('EXPIRED');
    expect([await fetchIntentStatus(intent), (await fetchPayment(server, id)).status]).toEqual([
      'requires_payment_method',
      'PENDING',
    ]);
    await setBillingClock(server.database, '2027-02-01T01:00:00Z');
    await recheckPendingPayments(renewalContextOf(server));
    expect([await fetchIntentStatus(intent), (await fetchPayment(server, id)).status]).toEqual([
      'canceled',
      'CANCELED',
    ]);
  });
});

describe('a renewal that was confirmed just before', () => {
  it('pays its period although another card was entered, which is not charged', async () => {
    const { founder, id, intent } = await registerPendingRenewal();
    await setEventDelivery(server, false);
    await confirmRenewalPayment(server, founder, id);
    await setEventDelivery(server, true);
    await enterRenewalCard(server, founder, sandboxCards.good);
    const period = { start_date: '2027-02-01', end_date: '2027-02-28' };
    expect(await waitForPayment(server, id, 'SUCCEEDED')).toMatchObject({ ...period, payment_intent_id: intent });
    await advanceBillingClock(server, founder.tenant, '2027-02-20T00:00:00Z');
    expect(await renewals(founder.tenant)).toEqual([['SUCCEEDED', '2027-02-01']]);
    expect((await fetchSubscription(server, founder)).card?.last4).toBe('4242');
  });

  it('pays the period after a manual payment made meanwhile', async () => {
    const { founder, id } = await registerPendingRenewal();
    await setEventDelivery(server, false);
    await confirmRenewalPayment(server, founder, id);
    await setEventDelivery(server, true);
    await setBillingClock(server.database, '2027-01-28T08:00:00Z');
    await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await recheckPendingPayments(renewalContextOf(server));
    const period = { start_date: '2027-03-01', end_date: '2027-03-31' };
    expect(await fetchPayment(server, id)).toMatchObject({ status: 'SUCCEEDED', ...period });
  });
});
