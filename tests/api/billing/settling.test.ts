import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBeside } from '../harness/beside';
import { setClock } from '../harness/clock';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { problemsOf, readTenant } from '../tenancy/calls';
import { deliver, ofIntent, ofPage, ofRefund, writePayment } from './events';
import { begun, beginPayment, paidBy, payAt, paymentOf } from './paying';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;

const refresh = (id: string, { token }: Pick<SignedIn, 'token'>) =>
  server.call<{ refreshPayment: { id: string; status: string; number: string | null } | null }>(
    'mutation ($id: ID!) { refreshPayment(id: $id) { id status number } }',
    { id },
    { token },
  );

const latest = ({ token }: Pick<SignedIn, 'token'>) =>
  server.call<{ latestSuccessfulPayment: { id: string; is_active: boolean } | null }>(
    '{ latestSuccessfulPayment { id start_date end_date is_active } }',
    {},
    { token },
  );

describe('a payment that succeeded', () => {
  it('twice, in two windows, pays two periods: nothing is lost', async () => {
    await setClock(server.database, '2027-01-31T10:00:00Z');
    const { tenant } = await newCompany(server, 'windows@settling.example');
    const [first, second] = [await writePayment(server, tenant), await writePayment(server, tenant)];
    await Promise.all([first, second, first, second].map((told) => deliver(server, ofPage('completed', told))));
    const periods = await change(
      server,
      'SELECT start_date, end_date FROM payments WHERE tenant_id = $1 ORDER BY start_date',
      tenant,
    );
    expect(periods).toEqual([
      ['2027-01-31', '2027-02-28'],
      ['2027-03-01', '2027-03-30'],
    ]);
  });

  it('is the company’s last one, which runs before what was paid ahead', async () => {
    await setClock(server.database, '2027-03-01T10:00:00Z');
    const founder = await newCompany(server, 'latest@settling.example');
    expect((await latest(founder)).data).toEqual({ latestSuccessfulPayment: null });
    const first = await paidBy(server, founder, start);
    await setClock(server.database, '2027-03-20T10:00:00Z');
    await paidBy(server, founder, start);
    expect((await latest(founder)).data?.latestSuccessfulPayment).toEqual({
      id: first.id,
      start_date: '2027-03-01',
      end_date: '2027-03-31',
      is_active: true,
    });
    await setClock(server.database, '2027-06-20T10:00:00Z');
    expect((await latest(founder)).data?.latestSuccessfulPayment).toMatchObject({
      end_date: '2027-04-30',
      is_active: false,
    });
  });

  it('and is paid back runs no more, and gives back what it took the place of', async () => {
    await setClock(server.database, '2027-03-01T10:00:00Z');
    const founder = await newCompany(server, 'back@settling.example');
    const first = await paidBy(server, founder, start);
    await setClock(server.database, '2027-03-11T10:00:00Z');
    const second = await paidBy(server, founder, fleet);
    const told = {
      tenant: founder.tenant,
      payment: String(second.id),
      amount: Number(second.amount),
      intent: String(second.payment_intent_id),
    };
    await deliver(server, ofRefund(told));
    expect(await paymentOf(server, told.payment)).toMatchObject({ status: 'REFUNDED', number: second.number });
    expect(await paymentOf(server, String(first.id))).toMatchObject({
      start_date: '2027-03-01',
      end_date: '2027-03-31',
    });
    expect(await readTenant(server, founder)).toMatchObject({
      tariff: { code: 'START' },
      subscription_is_active: true,
    });
    await deliver(
      server,
      ofRefund({
        tenant: founder.tenant,
        payment: String(first.id),
        amount: Number(first.amount),
        intent: String(first.payment_intent_id),
      }),
    );
    expect(await readTenant(server, founder)).toMatchObject({
      tariff: { code: 'START' },
      subscription_is_active: false,
    });
  });
});

describe('many words at once', () => {
  it('of payments that take each other’s place wait for each other, and none is lost', async () => {
    await setClock(server.database, '2027-03-11T10:00:00Z');
    const founders = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) => newCompany(server, `${name}@settling.example`)),
    );
    const rounds = founders.map(async ({ tenant }) => {
      const small = await writePayment(server, tenant);
      await deliver(server, ofIntent('succeeded', small));
      const large = await writePayment(server, tenant, {
        amount: 20_589,
        net: 16_739,
        tariff: '2',
        purpose: 'UPGRADE',
        credited: [small.payment],
      });
      const words = [
        ofIntent('succeeded', large),
        ofRefund(small),
        ofPage('completed', { ...large, intent: `pi_${large.payment}` }),
        ofIntent('succeeded', small),
        ofRefund(small),
      ];
      const answers = await Promise.all(words.map((word) => deliver(server, word)));
      const rows = [await paymentOf(server, small.payment), await paymentOf(server, large.payment)];
      return [...answers.map(({ status }) => status), ...rows.map(({ status }) => status)];
    });
    for (const round of await Promise.all(rounds))
      expect(round).toEqual([200, 200, 200, 200, 200, 'REFUNDED', 'SUCCEEDED']);
  });
});

describe('a payment that the processor is asked for', () => {
  it('succeeds without its word, which changes nothing when it comes', async () => {
    await setClock(server.database, '2027-01-31T10:00:00Z');
    const founder = await newCompany(server, 'asks@settling.example');
    const { id, url } = await begun(server, founder, start);
    expect((await refresh(id, founder)).data?.refreshPayment).toMatchObject({ id, status: 'PENDING' });
    await silenced(async () => {
      await payAt(server, url);
      const asked = await refresh(id, founder);
      expect(asked.data?.refreshPayment).toMatchObject({ id, status: 'SUCCEEDED', number: expect.any(String) });
    });
    const before = await paymentOf(server, id);
    const told = { tenant: founder.tenant, payment: id, amount: 6027, intent: String(before.payment_intent_id) };
    await deliver(server, ofIntent('succeeded', told));
    expect(await paymentOf(server, id)).toEqual(before);
    expect((await refresh(id, founder)).data?.refreshPayment).toMatchObject({ number: before.number });
  });

  it('is the caller’s own company’s, and there', async () => {
    const founder = await newCompany(server, 'own@settling.example');
    const other = await newCompany(server, 'other@settling.example');
    const { id } = await begun(server, founder, start);
    expect((await refresh(id, other)).data).toEqual({ refreshPayment: null });
    expect((await refresh('no-id', founder)).data).toEqual({ refreshPayment: null });
  });
});

describe('a processor that does not answer', () => {
  it('leaves a failed payment and says so; the next try goes its way', async () => {
    const silent = await startBeside(server, {
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_silent',
        STRIPE_WEBHOOK_SECRET: 'whsec_silent',
        STRIPE_API_URL: 'http://127.0.0.1:9',
      },
    });
    const founder = await newCompany(silent, 'silent@settling.example');
    expect(problemsOf(await beginPayment(silent, founder, start))).toEqual({
      'input.tariff': ['payments_unreachable'],
    });
    const rows = await change(
      silent,
      'SELECT status, error_message FROM payments WHERE tenant_id = $1',
      founder.tenant,
    );
    expect(rows).toEqual([['FAILED', 'The card processor could not be reached.']]);
    await silent.close();
  });

  it('lets pages load its script where its key for browsers is set, and nothing else of it', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_silent',
      STRIPE_WEBHOOK_SECRET: 'whsec_silent',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_public',
    };
    const stripe = await startBeside(server, { environment: keys });
    const policies = await Promise.all(
      [server, stripe].map(
        async ({ url }) => (await fetch(`${url}/config.json`)).headers.get('content-security-policy') ?? '',
      ),
    );
    expect(policies.map((policy) => policy.includes('stripe.com'))).toEqual([false, true]);
    const told = (policies[1] ?? '').split(';').filter((part) => part.includes('stripe.com'));
    expect(told).toEqual([
      "script-src 'self' https://js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://hooks.stripe.com',
    ]);
    const config = await (await fetch(`${stripe.url}/config.json`)).text();
    expect(config).toContain('pk_test_public');
    expect(config).not.toContain('silent');
    await stripe.close();
  });

  it('that nobody set up is said to be so', async () => {
    const none = await startBeside(server, { environment: { PAYMENTS_SANDBOX: 'no' } });
    const founder = await newCompany(none, 'none@settling.example');
    expect(problemsOf(await beginPayment(none, founder, start))).toEqual({ 'input.tariff': ['payments_not_set_up'] });
    expect((await deliver(none, ofPage('completed', { tenant: founder.tenant, payment: '1', amount: 1 }))).status).toBe(
      404,
    );
    await none.close();
  });
});

/** Has the sandbox tell nothing for as long as it lasts. */
async function silenced(work: () => Promise<void>): Promise<void> {
  await change(server, 'ALTER TABLE processor_events RENAME TO elsewhere');
  try {
    await work();
  } finally {
    await change(server, 'ALTER TABLE elsewhere RENAME TO processor_events');
  }
}
