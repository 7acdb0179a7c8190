import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondServer } from '../harness/second-server';
import { setBillingClock } from '../harness/clock';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import { problemCodesOf, fetchTenant } from '../tenancy/calls';
import {
  deliverEvent,
  createIntentEvent,
  createCheckoutEvent,
  createRefundEvent,
  insertPayment,
} from './stripe-events';
import { createPayment, tryCreatePayment, payTariff, submitCard, fetchPayment } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;

const refresh = (id: string, { token }: Pick<SignedInUser, 'token'>) =>
  server.call<{ refreshPayment: { id: string; status: string; number: string | null } | null }>(
    'mutation ($id: ID!) { refreshPayment(id: $id) { id status number } }',
    { id },
    { token },
  );

const latest = ({ token }: Pick<SignedInUser, 'token'>) =>
  server.call<{ latestSuccessfulPayment: { id: string; is_active: boolean } | null }>(
    '{ latestSuccessfulPayment { id start_date end_date is_active } }',
    {},
    { token },
  );

describe('a payment that succeeded', () => {
  it('in two windows pays two periods', async () => {
    await setBillingClock(server.database, '2027-01-31T10:00:00Z');
    const { tenant } = await registerCompany(server);
    const [first, second] = [await insertPayment(server, tenant), await insertPayment(server, tenant)];
    await Promise.all(
      [first, second, first, second].map((eventPayment) =>
        deliverEvent(server, createCheckoutEvent('completed', eventPayment)),
      ),
    );
    const periods = await runSql(
      server,
      'SELECT start_date, end_date FROM payments WHERE tenant_id = $1 ORDER BY start_date',
      tenant,
    );
    expect(periods).toEqual([
      ['2027-01-31', '2027-02-28'],
      ['2027-03-01', '2027-03-30'],
    ]);
  });

  it('is the latest payment, whose period comes before prepaid ones', async () => {
    await setBillingClock(server.database, '2027-03-01T10:00:00Z');
    const founder = await registerCompany(server);
    expect((await latest(founder)).data).toEqual({ latestSuccessfulPayment: null });
    const first = await payTariff(server, founder, start);
    await setBillingClock(server.database, '2027-03-20T10:00:00Z');
    await payTariff(server, founder, start);
    expect((await latest(founder)).data?.latestSuccessfulPayment).toEqual({
      id: first.id,
      start_date: '2027-03-01',
      end_date: '2027-03-31',
      is_active: true,
    });
    await setBillingClock(server.database, '2027-06-20T10:00:00Z');
    expect((await latest(founder)).data?.latestSuccessfulPayment).toMatchObject({
      end_date: '2027-04-30',
      is_active: false,
    });
  });

  it('ends its period when refunded, and restores the one it replaced', async () => {
    await setBillingClock(server.database, '2027-03-01T10:00:00Z');
    const founder = await registerCompany(server);
    const first = await payTariff(server, founder, start);
    await setBillingClock(server.database, '2027-03-11T10:00:00Z');
    const second = await payTariff(server, founder, fleet);
    const eventPayment = {
      tenant: founder.tenant,
      payment: String(second.id),
      amount: Number(second.amount),
      intent: String(second.payment_intent_id),
    };
    await deliverEvent(server, createRefundEvent(eventPayment));
    expect(await fetchPayment(server, eventPayment.payment)).toMatchObject({
      status: 'REFUNDED',
      number: second.number,
    });
    expect(await fetchPayment(server, String(first.id))).toMatchObject({
      start_date: '2027-03-01',
      end_date: '2027-03-31',
    });
    expect(await fetchTenant(server, founder)).toMatchObject({
      tariff: { code: 'START' },
      subscription_is_active: true,
    });
    await deliverEvent(
      server,
      createRefundEvent({
        tenant: founder.tenant,
        payment: String(first.id),
        amount: Number(first.amount),
        intent: String(first.payment_intent_id),
      }),
    );
    expect(await fetchTenant(server, founder)).toMatchObject({
      tariff: { code: 'START' },
      subscription_is_active: false,
    });
  });
});

describe('many events at once', () => {
  it('of payments that replace each other are handled one after another', async () => {
    await setBillingClock(server.database, '2027-03-11T10:00:00Z');
    const founders = await Promise.all(Array.from({ length: 4 }, () => registerCompany(server)));
    const rounds = founders.map(async ({ tenant }) => {
      const small = await insertPayment(server, tenant);
      await deliverEvent(server, createIntentEvent('succeeded', small));
      const large = await insertPayment(server, tenant, {
        amount: 20_589,
        net: 16_739,
        tariff: '2',
        purpose: 'UPGRADE',
        credited: [small.payment],
      });
      const words = [
        createIntentEvent('succeeded', large),
        createRefundEvent(small),
        createCheckoutEvent('completed', { ...large, intent: `pi_${large.payment}` }),
        createIntentEvent('succeeded', small),
        createRefundEvent(small),
      ];
      const responses = await Promise.all(words.map((word) => deliverEvent(server, word)));
      const rows = [await fetchPayment(server, small.payment), await fetchPayment(server, large.payment)];
      return [...responses.map(({ status }) => status), ...rows.map(({ status }) => status)];
    });
    for (const round of await Promise.all(rounds))
      expect(round).toEqual([200, 200, 200, 200, 200, 'REFUNDED', 'SUCCEEDED']);
  });
});

describe('a refreshed payment', () => {
  it('succeeds without its event, which changes nothing later', async () => {
    await setBillingClock(server.database, '2027-01-31T10:00:00Z');
    const founder = await registerCompany(server);
    const { id, url } = await createPayment(server, founder, start);
    expect((await refresh(id, founder)).data?.refreshPayment).toMatchObject({ id, status: 'PENDING' });
    await runWithoutEvents(async () => {
      await submitCard(server, url);
      const refreshed = await refresh(id, founder);
      expect(refreshed.data?.refreshPayment).toMatchObject({ id, status: 'SUCCEEDED', number: expect.any(String) });
    });
    const before = await fetchPayment(server, id);
    const eventPayment = {
      tenant: founder.tenant,
      payment: id,
      amount: 6027,
      intent: String(before.payment_intent_id),
    };
    await deliverEvent(server, createIntentEvent('succeeded', eventPayment));
    expect(await fetchPayment(server, id)).toEqual(before);
    expect((await refresh(id, founder)).data?.refreshPayment).toMatchObject({ number: before.number });
  });

  it('is refused to another company', async () => {
    const founder = await registerCompany(server);
    const other = await registerCompany(server);
    const { id } = await createPayment(server, founder, start);
    expect((await refresh(id, other)).data).toEqual({ refreshPayment: null });
    expect((await refresh('no-id', founder)).data).toEqual({ refreshPayment: null });
  });
});

describe('a processor that does not answer', () => {
  it('leaves a failed payment with the reason, and allows the next try', async () => {
    const silent = await startSecondServer(server, {
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_silent',
        STRIPE_WEBHOOK_SECRET: 'whsec_silent',
        STRIPE_API_URL: 'http://127.0.0.1:9',
      },
    });
    const founder = await registerCompany(silent);
    expect(problemCodesOf(await tryCreatePayment(silent, founder, start))).toEqual({
      'input.tariff': ['payments_unreachable'],
    });
    const rows = await runSql(
      silent,
      'SELECT status, error_message FROM payments WHERE tenant_id = $1',
      founder.tenant,
    );
    expect(rows).toEqual([['FAILED', 'The payment processor could not be reached.']]);
    await silent.close();
  });

  it('allows its script in the page’s policy only with a publishable key', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_silent',
      STRIPE_WEBHOOK_SECRET: 'whsec_silent',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    };
    const stripe = await startSecondServer(server, { environment: keys });
    const policies = await Promise.all(
      [server, stripe].map(
        async ({ url }) => (await fetch(`${url}/config.json`)).headers.get('content-security-policy') ?? '',
      ),
    );
    expect(policies.map((policy) => policy.includes('stripe.com'))).toEqual([false, true]);
    const eventPayment = (policies[1] ?? '').split(';').filter((part) => part.includes('stripe.com'));
    expect(eventPayment).toEqual([
      "script-src 'self' https://js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://hooks.stripe.com',
    ]);
    const config = await (await fetch(`${stripe.url}/config.json`)).text();
    expect(config).toContain('pk_test_public');
    expect(config).not.toContain('silent');
    await stripe.close();
  });

  it('is reported when it is not configured', async () => {
    const none = await startSecondServer(server, { environment: { PAYMENTS_SANDBOX: 'no' } });
    const founder = await registerCompany(none);
    expect(problemCodesOf(await tryCreatePayment(none, founder, start))).toEqual({
      'input.tariff': ['payments_not_set_up'],
    });
    expect(
      (await deliverEvent(none, createCheckoutEvent('completed', { tenant: founder.tenant, payment: '1', amount: 1 })))
        .status,
    ).toBe(404);
    await none.close();
  });
});

/** Runs work while the sandbox cannot send webhook events, because the table of its events is renamed. */
async function runWithoutEvents(work: () => Promise<void>): Promise<void> {
  await runSql(server, 'ALTER TABLE processor_events RENAME TO elsewhere');
  try {
    await work();
  } finally {
    await runSql(server, 'ALTER TABLE elsewhere RENAME TO processor_events');
  }
}
