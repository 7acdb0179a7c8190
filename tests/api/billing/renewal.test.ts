import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../server/app';
import { recheckPendingPayments } from '../../../server/areas/billing/renewal/recheck-pending';
import { renewDueSubscriptions } from '../../../server/areas/billing/renewal/renew-due';
import { readConfig } from '../../../server/config';
import { setBillingClock } from '../harness/clock';
import { defaultEnvironment } from '../harness/environment';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { fetchStoredEmail, registerCompany, startTrial } from '../identity/registration';
import { deliverEvent, createRefundEvent } from './stripe-events';
import {
  keepOnlyRenewalOf,
  countRenewalCharges,
  fetchRenewalDueAt,
  fetchRenewals,
  enterRenewalCard,
  advanceBillingClock,
  renewalContextOf,
  fetchSubscription,
} from './subscription-clock';
import { type LossyProxy, startLossyProxy } from './lossy-proxy';
import {
  createPayment,
  sandboxCards,
  payTariff,
  submitCard,
  fetchPayment,
  setEventDelivery,
  waitForPayment,
} from './payments';

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
let server: TestServer;
let line: LossyProxy;
beforeAll(async () => {
  server = await startTestServer();
  line = await startLossyProxy(server.url);
});
beforeEach(() => setBillingClock(server.database, '2027-01-01T10:00:00Z'));
afterEach(async () => {
  line.loses = 'nothing';
  await setEventDelivery(server, true);
});
afterAll(async () => {
  await line.close();
  await server.close();
});

/** Registers a company that has paid for January, and clears the due times of all other companies' renewals. */
async function paidCompany(): Promise<SignedInUser> {
  const founder = await registerCompany(server);
  await payTariff(server, founder, start);
  await keepOnlyRenewalOf(server, founder.tenant);
  return founder;
}

const renewed = [{ id: expect.any(String), status: 'SUCCEEDED', from: '2027-02-01' }];

describe('a renewal is charged once', () => {
  it('by six workers at once, and by two servers on their own schedule', { timeout: 120_000 }, async () => {
    const founders = [await registerCompany(server), await registerCompany(server)];
    for (const founder of founders) await payTariff(server, founder, start);
    await setBillingClock(server.database, '2027-01-29T06:00:00Z');
    const seen = await Promise.all(Array.from({ length: 6 }, () => renewDueSubscriptions(renewalContextOf(server))));
    expect(seen.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(founders.length);
    for (const { tenant } of founders)
      expect([await fetchRenewals(server, tenant), await countRenewalCharges(server, tenant)]).toEqual([renewed, 1]);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const directory = mkdtempSync(join(tmpdir(), 'waybill-files-'));
    const apps = await Promise.all(
      [0, 1].map(() =>
        createApp({ database: server.database, config: readConfig({ ...defaultEnvironment, DATA_DIR: directory }) }),
      ),
    );
    await setBillingClock(server.database, '2027-02-26T06:00:00Z');
    try {
      await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
      // After its start a server waits some seconds before it runs the renewal job. The fake clock skips that wait.
      vi.advanceTimersByTime(10_000);
      vi.useRealTimers();
      for (const { tenant } of founders) {
        await expect
          .poll(async () => (await fetchRenewals(server, tenant))[1]?.status, { interval: 30 })
          .toBe('SUCCEEDED');
        expect([await fetchRenewals(server, tenant), await countRenewalCharges(server, tenant)]).toEqual([
          [...renewed, { ...renewed[0], from: '2027-03-01' }],
          2,
        ]);
      }
    } finally {
      vi.useRealTimers();
      await Promise.all(apps.map((app) => app.close()));
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('when the answer to the charge and the event are lost', async () => {
    const { tenant } = await paidCompany();
    await setEventDelivery(server, false);
    line.loses = 'answers';
    await setBillingClock(server.database, '2027-01-29T06:00:00Z');
    expect(await renewDueSubscriptions(renewalContextOf(server, line.url))).toBe(1);
    expect(line.calls.filter((call) => call === 'POST /v1/payment_intents').length).toBeGreaterThan(1);
    expect((await fetchRenewals(server, tenant))[0]?.status).toBe('PENDING');
    expect(await countRenewalCharges(server, tenant)).toBe(1);
    expect(await fetchRenewalDueAt(server, tenant)).toBe('2027-01-29T06:10:00Z');
    line.loses = 'nothing';
    await advanceBillingClock(server, tenant, '2027-01-29T06:10:00Z');
    expect([await fetchRenewals(server, tenant), await countRenewalCharges(server, tenant)]).toEqual([renewed, 1]);
  });

  it('when the server dies between the charge and its answer', async () => {
    const { tenant } = await paidCompany();
    await setEventDelivery(server, false);
    await setBillingClock(server.database, '2027-01-29T06:00:00Z');
    const { database, ...others } = renewalContextOf(server);
    let transactions = 0;
    // Simulates a server that crashes after it has charged the card: the third transaction would store the result.
    const dying: typeof database = {
      ...database,
      system: (work) => (++transactions > 2 ? Promise.reject(new Error('gone')) : database.system(work)),
    };
    await expect(renewDueSubscriptions({ database: dying, ...others })).rejects.toThrow('gone');
    expect((await fetchRenewals(server, tenant))[0]?.status).toBe('PENDING');
    expect(await countRenewalCharges(server, tenant)).toBe(1);
    await advanceBillingClock(server, tenant, '2027-01-29T06:10:00Z');
    expect([await fetchRenewals(server, tenant), await countRenewalCharges(server, tenant)]).toEqual([renewed, 1]);
  });

  it('when the processor is away for two days, without a notification before a try is given up', async () => {
    const { tenant, ...founder } = await paidCompany();
    line.loses = 'calls';
    await setBillingClock(server.database, '2027-01-28T06:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server, line.url));
    expect(await fetchSubscription(server, founder)).toMatchObject({
      state: 'ACTIVE',
      renewal: { tries: 0, error_message: null },
    });
    await setBillingClock(server.database, '2027-01-30T06:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server, line.url));
    expect((await fetchSubscription(server, founder)).renewal).toMatchObject({
      tries: 1,
      error_message: 'The payment processor did not respond.',
    });
    await advanceBillingClock(server, tenant, '2027-01-31T06:00:00Z');
    expect((await fetchRenewals(server, tenant)).map(({ status }) => status)).toEqual(['FAILED', 'SUCCEEDED']);
    expect(await countRenewalCharges(server, tenant)).toBe(1);
  });

  it('not while a manual payment is pending', async () => {
    const founder = await paidCompany();
    await setBillingClock(server.database, '2027-01-29T05:50:00Z');
    const { id, url } = await createPayment(server, founder, start);
    await setBillingClock(server.database, '2027-01-29T06:00:00Z');
    await renewDueSubscriptions(renewalContextOf(server));
    expect((await fetchRenewals(server, founder.tenant)).map((one) => one.id)).toEqual([id]);
    await submitCard(server, url);
    expect(await waitForPayment(server, id, 'SUCCEEDED')).toMatchObject({ start_date: '2027-02-01' });
    await advanceBillingClock(server, founder.tenant, '2027-02-20T00:00:00Z');
    expect(await fetchRenewals(server, founder.tenant)).toHaveLength(1);
  });
});

describe('a renewal that needs confirmation', () => {
  const waiting = async () => {
    const founder = await paidCompany();
    await enterRenewalCard(server, founder, '4000002760003184');
    await advanceBillingClock(server, founder.tenant, '2027-01-28T06:00:00Z');
    const { renewal } = await fetchSubscription(server, founder);
    expect(renewal).toMatchObject({
      tries: 1,
      confirm_payment_id: expect.any(String),
      error_message: expect.any(String),
    });
    return founder;
  };

  it('is canceled when another payment succeeds', async () => {
    const founder = await waiting();
    await setBillingClock(server.database, '2027-01-28T08:00:00Z');
    await payTariff(server, founder, start);
    expect((await fetchSubscription(server, founder)).renewal).toMatchObject({
      tries: 0,
      confirm_payment_id: null,
      error_message: null,
    });
    await advanceBillingClock(server, founder.tenant, '2027-01-28T10:00:00Z');
    expect((await fetchRenewals(server, founder.tenant)).map(({ status, from }) => `${status} ${from}`)).toEqual([
      'CANCELED -',
      'SUCCEEDED 2027-02-01',
    ]);
    await advanceBillingClock(server, founder.tenant, '2027-02-01T10:00:00Z');
    expect(await fetchRenewals(server, founder.tenant)).toHaveLength(2);
  });

  it('is canceled at the end of the period', async () => {
    const founder = await waiting();
    await advanceBillingClock(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect(await fetchSubscription(server, founder)).toMatchObject({
      state: 'EXPIRED',
      renewal: { due_at: null, confirm_payment_id: null },
    });
    const subjects = (await server.mails(await fetchStoredEmail(server, founder))).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Potwierdź płatność'))).toHaveLength(4);
    expect(subjects).toContain('Subskrypcja Waybill wygasła');
  });
});

describe('a refunded renewal', () => {
  const payBack = async (tenant: string) => {
    const [renewal] = await fetchRenewals(server, tenant);
    const payment = String(renewal?.id);
    const { payment_intent_id: intent, amount } = await fetchPayment(server, payment);
    await deliverEvent(server, createRefundEvent({ tenant, payment, amount: Number(amount), intent: String(intent) }));
  };

  it('is not charged again before its period: the subscription ends with the current one', async () => {
    const founder = await paidCompany();
    await advanceBillingClock(server, founder.tenant, '2027-01-28T06:00:00Z');
    expect(await fetchSubscription(server, founder)).toMatchObject({
      end_date: '2027-01-31',
      paid_until: '2027-02-28',
    });
    await payBack(founder.tenant);
    expect(await fetchSubscription(server, founder)).toMatchObject({
      state: 'ACTIVE',
      end_date: '2027-01-31',
      paid_until: '2027-01-31',
      canceled_at: expect.any(String),
      renewal: { due_at: null },
    });
    await advanceBillingClock(server, founder.tenant, '2027-02-01T00:00:00Z');
    expect(await fetchSubscription(server, founder)).toMatchObject({ state: 'CANCELED' });
    expect(await countRenewalCharges(server, founder.tenant)).toBe(1);
  });

  it('is not charged again in its period: the subscription ends at once', async () => {
    const founder = await paidCompany();
    await advanceBillingClock(server, founder.tenant, '2027-02-03T10:00:00Z');
    await payBack(founder.tenant);
    await advanceBillingClock(server, founder.tenant, '2027-02-08T00:00:00Z');
    expect(await countRenewalCharges(server, founder.tenant)).toBe(1);
    expect(await fetchSubscription(server, founder)).toMatchObject({ state: 'CANCELED', renewal: { due_at: null } });
  });
});

describe('a payment whose events were lost', () => {
  it('is fetched after an hour', async () => {
    const founder = await registerCompany(server);
    await setEventDelivery(server, false);
    const { id, url } = await createPayment(server, founder, start);
    await submitCard(server, url);
    await setBillingClock(server.database, '2027-01-01T10:59:00Z');
    await recheckPendingPayments(renewalContextOf(server));
    expect((await fetchPayment(server, id)).status).toBe('PENDING');
    await setBillingClock(server.database, '2027-01-01T11:00:00Z');
    await Promise.all([
      recheckPendingPayments(renewalContextOf(server)),
      recheckPendingPayments(renewalContextOf(server)),
    ]);
    expect(await fetchPayment(server, id)).toMatchObject({
      status: 'SUCCEEDED',
      number: expect.stringMatching(/^WB\/2027/),
    });
  });

  it('is canceled after a day without payment', async () => {
    const founder = await registerCompany(server);
    const { id, url } = await createPayment(server, founder, start);
    await setEventDelivery(server, false);
    await setBillingClock(server.database, '2027-01-02T10:00:00Z');
    await recheckPendingPayments(renewalContextOf(server));
    expect(await fetchPayment(server, id)).toMatchObject({ status: 'CANCELED', number: null });
    await submitCard(server, url);
    expect((await fetchPayment(server, id)).status).toBe('CANCELED');
  });
});

describe('a trial with a card', () => {
  it('becomes a paid subscription without losing a day', async () => {
    const founder = await registerCompany(server);
    await startTrial(server, founder, '1');
    await keepOnlyRenewalOf(server, founder.tenant);
    await enterRenewalCard(server, founder, sandboxCards.good);
    expect((await fetchSubscription(server, founder)).renewal.due_at).toBe('2027-01-13T06:00:00.000Z');
    await advanceBillingClock(server, founder.tenant, '2027-01-11T06:00:00Z');
    expect(await fetchRenewals(server, founder.tenant)).toEqual([]);
    const texts = (await server.mails(await fetchStoredEmail(server, founder))).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/13 stycznia 2027 obciążymy kartę kwotą 60,27\s€/u));
    await advanceBillingClock(server, founder.tenant, '2027-01-14T23:00:00Z');
    expect(await fetchRenewals(server, founder.tenant)).toEqual([{ ...renewed[0], from: '2027-01-15' }]);
    expect((await fetchSubscription(server, founder)).state).toBe('TRIAL');
    await advanceBillingClock(server, founder.tenant, '2027-01-15T00:00:00Z');
    expect((await fetchSubscription(server, founder)).state).toBe('ACTIVE');
  });
});
