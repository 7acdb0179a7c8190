import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { startTestServer, type TestServer } from '../harness/server';
import { change, pause } from '../identity/calls';
import { newCompany, newcomer, startTrial, statusOf } from '../identity/registering';
import { problemsOf, readTenant, updateTenant } from '../tenancy/calls';
import { begun, beginPayment, cards, origin, paidBy, payAt, paymentOf, quote, sayAtBank, untilPayment } from './paying';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setClock(server.database));
afterAll(() => server.close());

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;
const network = { tariff: '3', billing_cycle: 'MONTHLY' } as const;

describe('a payment', () => {
  it('leads to a page, and ends the registration when it is paid there', async () => {
    await setClock(server.database, '2027-01-31T10:00:00Z');
    const founder = await newCompany(server, 'first@paying.example');
    const { id, url } = await begun(server, founder, start);
    expect(await statusOf(server, founder)).toBe('WAITING_PAYMENT');
    expect(await paymentOf(server, id)).toMatchObject({
      status: 'PENDING',
      amount: 6027,
      net: 4900,
      tax: 1127,
      tax_rate: 23,
      credit: 0,
      currency: 'EUR',
      purpose: 'SUBSCRIPTION',
      email: 'first@paying.example',
      number: null,
      start_date: null,
      billed_to: { name: 'Bałtyk Cargo Sp. z o.o.', country: 'PL' },
      metadata: {
        tenant: founder.tenant,
        payment: id,
        tariff: 'START',
        billing_cycle: 'MONTHLY',
        purpose: 'SUBSCRIPTION',
        origin,
      },
    });
    const back = await payAt(server, url);
    expect(back.headers.get('location')).toBe(`${origin}/info/subscriptionSuccess?payment=${id}`);
    expect(await untilPayment(server, id, 'SUCCEEDED')).toMatchObject({
      start_date: '2027-01-31',
      end_date: '2027-02-28',
      number: expect.stringMatching(/^WB\/2027\/\d{6}$/),
      card_last4: '4242',
      live: false,
      payment_intent_id: expect.stringMatching(/^pi_/),
      receipt_url: expect.stringContaining('/sandbox/receipts/'),
      error_message: null,
    });
    expect(await statusOf(server, founder)).toBe('ONBOARDING_COMPLETED');
    expect(await readTenant(server, founder)).toMatchObject({
      subscription_is_active: true,
      tariff: { code: 'START' },
    });
    const [kept] = await change(
      server,
      'SELECT billing_cycle, card_brand, card_last4, customer_id IS NOT NULL, due_at IS NOT NULL FROM subscriptions WHERE tenant_id = $1',
      founder.tenant,
    );
    expect(kept).toEqual(['MONTHLY', 'visa', '4242', 't', 't']);
  });

  it('that is refused stays open at its page, with the reason, until a card is taken', async () => {
    const founder = await newCompany(server, 'declined@paying.example');
    const { id, url } = await begun(server, founder, fleet);
    await payAt(server, url, cards.withoutFunds);
    await eventually(async () => (await paymentOf(server, id)).error_message !== null);
    expect(await paymentOf(server, id)).toMatchObject({
      status: 'PENDING',
      error_message: 'Your card has insufficient funds.',
      number: null,
    });
    await payAt(server, url, cards.declined);
    await payAt(server, url);
    expect(await untilPayment(server, id, 'SUCCEEDED')).toMatchObject({ error_message: null, amount: 24_477 });
  });

  it('whose bank asks the card’s holder is made when they agree, and stays open when they do not', async () => {
    const founder = await newCompany(server, 'secure@paying.example');
    const { id, url } = await begun(server, founder, start);
    const asked = await payAt(server, url, cards.asksHolder);
    expect(await paymentOf(server, id)).toMatchObject({ status: 'PENDING' });
    await sayAtBank(server, asked, 'refuse');
    await eventually(async () => (await paymentOf(server, id)).error_message !== null);
    expect(await paymentOf(server, id)).toMatchObject({ status: 'PENDING' });
    await sayAtBank(server, await payAt(server, url, cards.asksHolder), 'confirm');
    await untilPayment(server, id, 'SUCCEEDED');
  });

  it('gives up the one that was begun before, whose page takes no card any more', async () => {
    const founder = await newCompany(server, 'again@paying.example');
    const first = await begun(server, founder, start);
    const second = await begun(server, founder, fleet);
    expect(await paymentOf(server, first.id)).toMatchObject({
      status: 'CANCELED',
      error_message: 'Another payment was begun.',
    });
    await payAt(server, first.url);
    await payAt(server, second.url);
    await untilPayment(server, second.id, 'SUCCEEDED');
    expect(await paymentOf(server, first.id)).toMatchObject({ status: 'CANCELED', number: null });
  });

  it('begun five times at once leaves one page that can be paid', async () => {
    const founder = await newCompany(server, 'five@paying.example');
    const answers = await Promise.all(
      [start, fleet, network, start, fleet].map((wish) => beginPayment(server, founder, wish)),
    );
    const rows = await change(
      server,
      "SELECT id FROM payments WHERE tenant_id = $1 AND status = 'PENDING'",
      founder.tenant,
    );
    expect(rows).toHaveLength(1);
    const led = answers.filter(({ data }) => data?.createPaymentSession.id === rows[0]?.[0]);
    expect(led).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(problemsOf(answer)).toEqual({ 'input.tariff': ['payment_superseded'] });
  });
});

describe('what stands against a payment', () => {
  it.each([
    ['does not exist', { ...start, tariff: '99' }, 'not_found'],
    ['is no id', { ...start, tariff: 'START' }, 'not_found'],
    ['is not offered any more', { ...start, tariff: '5' }, 'tariff_not_offered'],
    ['has no price', { ...start, tariff: '4' }, 'tariff_not_priced'],
  ])('is told of a tariff that %s, and nothing is begun', async (_name, wish, code) => {
    const founder = await newCompany(server, `against${wish.tariff}@paying.example`);
    expect(problemsOf(await beginPayment(server, founder, wish))).toEqual({ 'input.tariff': [code] });
    expect(problemsOf(await quote(server, founder, wish))).toEqual({ tariff: [code] });
    expect(await statusOf(server, founder)).toBe('COMPANY_DATA_READY');
    expect(await change(server, 'SELECT 1 FROM payments WHERE tenant_id = $1', founder.tenant)).toEqual([]);
  });

  it('is the last day of a tariff, also for who has chosen it and not paid; who has paid for it goes on', async () => {
    await setClock(server.database, '2027-06-20T09:00:00Z');
    const paying = await newCompany(server, 'stays@paying.example');
    await paidBy(server, paying, fleet);
    const [choosing, trying] = [
      await newCompany(server, 'chose@paying.example'),
      await newCompany(server, 'tries@paying.example'),
    ];
    expect((await updateTenant(server, choosing, { tariff: { connect: '2' } })).errors).toBeUndefined();
    await change(server, "UPDATE tariffs SET end_date = '2027-06-30' WHERE id = 2");
    try {
      await setClock(server.database, '2027-06-30T23:59:59Z');
      expect((await quote(server, choosing, fleet)).data?.paymentQuote).toMatchObject({ purpose: 'SUBSCRIPTION' });
      await setClock(server.database, '2027-07-10T00:00:00Z');
      const ended = { 'input.tariff': ['tariff_not_offered'] };
      expect(problemsOf(await beginPayment(server, choosing, fleet))).toEqual(ended);
      expect(problemsOf(await startTrial(server, choosing, '2'))).toEqual(ended);
      expect(problemsOf(await updateTenant(server, trying, { tariff: { connect: '2' } }))).toEqual(ended);
      expect((await quote(server, paying, fleet)).data?.paymentQuote).toMatchObject({ purpose: 'RENEWAL' });
    } finally {
      await change(server, 'UPDATE tariffs SET end_date = NULL WHERE id = 2');
    }
  });

  it('is a company without data, and an origin that is not ours', async () => {
    const visitor = await newcomer(server, 'early@paying.example');
    expect(problemsOf(await beginPayment(server, visitor, start))).toEqual({ 'input.tariff': ['company_required'] });
    const founder = await newCompany(server, 'origin@paying.example');
    expect(problemsOf(await beginPayment(server, founder, start, 'https://elsewhere.example'))).toEqual({
      'input.origin': ['origin'],
    });
  });

  it('is what is paid already, until its end is near', async () => {
    await setClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await newCompany(server, 'twice@paying.example');
    await paidBy(server, founder, start);
    expect(problemsOf(await beginPayment(server, founder, start))).toEqual({ 'input.tariff': ['already_paid'] });
    await setClock(server.database, '2027-03-18T09:00:00Z');
    expect((await quote(server, founder, start)).data?.paymentQuote).toMatchObject({
      purpose: 'RENEWAL',
      at_once: true,
      start_date: '2027-04-01',
      end_date: '2027-04-30',
      amount: 6027,
    });
    expect(await paidBy(server, founder, start)).toMatchObject({
      start_date: '2027-04-01',
      end_date: '2027-04-30',
      purpose: 'RENEWAL',
    });
    expect(problemsOf(await beginPayment(server, founder, start))).toEqual({ 'input.tariff': ['already_paid'] });
  });
});

describe('a change', () => {
  it('to a larger tariff is at once, with what is left taken off to the cent', async () => {
    await setClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await newCompany(server, 'larger@paying.example');
    const first = await paidBy(server, founder, start);
    await setClock(server.database, '2027-03-11T23:59:00Z');
    // 20 of 31 days are left of 49.00.
    const price = {
      price: 19_900,
      credit: 3161,
      net: 16_739,
      tax: 3850,
      amount: 20_589,
      purpose: 'UPGRADE',
      at_once: true,
      start_date: '2027-03-11',
      end_date: '2027-04-10',
    };
    expect((await quote(server, founder, fleet)).data?.paymentQuote).toMatchObject(price);
    expect(await paidBy(server, founder, fleet)).toMatchObject({
      amount: 20_589,
      credit: 3161,
      start_date: '2027-03-11',
      end_date: '2027-04-10',
    });
    expect(await paymentOf(server, String(first.id))).toMatchObject({
      start_date: '2027-03-01',
      end_date: '2027-03-10',
    });
    expect(await readTenant(server, founder)).toMatchObject({
      tariff: { code: 'FLEET' },
      subscription_is_active: true,
    });
  });

  it('to a smaller one takes place at the end of the period: nothing is paid now', async () => {
    await setClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await newCompany(server, 'smaller@paying.example');
    await paidBy(server, founder, fleet);
    expect((await quote(server, founder, start)).data?.paymentQuote).toMatchObject({
      at_once: false,
      start_date: '2027-04-01',
      credit: 0,
      net: 4900,
    });
    expect(problemsOf(await beginPayment(server, founder, start))).toEqual({ 'input.tariff': ['changes_later'] });
  });

  it('from a trial is at once and ends it', async () => {
    await setClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await newCompany(server, 'tried@paying.example');
    await startTrial(server, founder, '2');
    await setClock(server.database, '2027-03-05T09:00:00Z');
    expect(await paidBy(server, founder, start)).toMatchObject({
      purpose: 'SUBSCRIPTION',
      start_date: '2027-03-05',
      end_date: '2027-04-04',
      credit: 0,
    });
    const [trial] = await change(
      server,
      "SELECT end_date FROM payments WHERE tenant_id = $1 AND purpose = 'TRIAL'",
      founder.tenant,
    );
    expect(trial).toEqual(['2027-03-04']);
  });
});

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(30);
}
