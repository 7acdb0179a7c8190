import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql, waitMilliseconds } from '../identity/calls';
import { registerCompany, registerUser, startTrial, fetchRegistrationStatus } from '../identity/registration';
import { newEmail } from '../identity/users-api';
import { problemCodesOf, fetchTenant, updateTenant } from '../tenancy/calls';
import {
  createPayment,
  tryCreatePayment,
  sandboxCards,
  consoleOrigin,
  payTariff,
  submitCard,
  fetchPayment,
  fetchQuote,
  submitBankForm,
  waitForPayment,
} from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => setBillingClock(server.database));
afterAll(() => server.close());

const start = { tariff: '1', billing_cycle: 'MONTHLY' } as const;
const fleet = { tariff: '2', billing_cycle: 'MONTHLY' } as const;
const network = { tariff: '3', billing_cycle: 'MONTHLY' } as const;

describe('a payment', () => {
  it('leads to a page, and completes the registration when it is paid', async () => {
    await setBillingClock(server.database, '2027-01-31T10:00:00Z');
    const email = newEmail();
    const founder = await registerCompany(server, email);
    const { id, url } = await createPayment(server, founder, start);
    expect(await fetchRegistrationStatus(server, founder)).toBe('WAITING_PAYMENT');
    expect(await fetchPayment(server, id)).toMatchObject({
      status: 'PENDING',
      amount: 6027,
      net: 4900,
      tax: 1127,
      tax_rate: 23,
      credit: 0,
      currency: 'EUR',
      purpose: 'SUBSCRIPTION',
      email,
      number: null,
      start_date: null,
      billed_to: { name: 'Bałtyk Cargo Sp. z o.o.', country: 'PL' },
      metadata: {
        tenant: founder.tenant,
        payment: id,
        tariff: 'START',
        billing_cycle: 'MONTHLY',
        purpose: 'SUBSCRIPTION',
        origin: consoleOrigin,
      },
    });
    const back = await submitCard(server, url);
    expect(back.headers.get('location')).toBe(`${consoleOrigin}/info/subscriptionSuccess?payment=${id}`);
    expect(await waitForPayment(server, id, 'SUCCEEDED')).toMatchObject({
      start_date: '2027-01-31',
      end_date: '2027-02-28',
      number: expect.stringMatching(/^WB\/2027\/\d{6}$/),
      card_last4: '4242',
      live: false,
      payment_intent_id: expect.stringMatching(/^pi_/),
      receipt_url: expect.stringContaining('/sandbox/receipts/'),
      error_message: null,
    });
    expect(await fetchRegistrationStatus(server, founder)).toBe('ONBOARDING_COMPLETED');
    expect(await fetchTenant(server, founder)).toMatchObject({
      subscription_is_active: true,
      tariff: { code: 'START' },
    });
    const [kept] = await runSql(
      server,
      'SELECT billing_cycle, card_brand, card_last4, customer_id IS NOT NULL, due_at IS NOT NULL FROM subscriptions WHERE tenant_id = $1',
      founder.tenant,
    );
    expect(kept).toEqual(['MONTHLY', 'visa', '4242', 't', 't']);
  });

  it('stays open with the reason after a declined card, until another succeeds', async () => {
    const founder = await registerCompany(server);
    const { id, url } = await createPayment(server, founder, fleet);
    await submitCard(server, url, sandboxCards.withoutFunds);
    await waitUntil(async () => (await fetchPayment(server, id)).error_message !== null);
    expect(await fetchPayment(server, id)).toMatchObject({
      status: 'PENDING',
      error_message: 'Your card has insufficient funds.',
      number: null,
    });
    await submitCard(server, url, sandboxCards.declined);
    await submitCard(server, url);
    expect(await waitForPayment(server, id, 'SUCCEEDED')).toMatchObject({ error_message: null, amount: 24_477 });
  });

  it('succeeds after 3-D Secure confirmation, and stays open after a refusal', async () => {
    const founder = await registerCompany(server);
    const { id, url } = await createPayment(server, founder, start);
    const redirect = await submitCard(server, url, sandboxCards.asksHolder);
    expect(await fetchPayment(server, id)).toMatchObject({ status: 'PENDING' });
    await submitBankForm(server, redirect, 'refuse');
    await waitUntil(async () => (await fetchPayment(server, id)).error_message !== null);
    expect(await fetchPayment(server, id)).toMatchObject({ status: 'PENDING' });
    await submitBankForm(server, await submitCard(server, url, sandboxCards.asksHolder), 'confirm');
    await waitForPayment(server, id, 'SUCCEEDED');
  });

  it('cancels the previous one, whose page takes no card any more', async () => {
    const founder = await registerCompany(server);
    const first = await createPayment(server, founder, start);
    const second = await createPayment(server, founder, fleet);
    expect(await fetchPayment(server, first.id)).toMatchObject({
      status: 'CANCELED',
      error_message: 'Another payment was started.',
    });
    await submitCard(server, first.url);
    await submitCard(server, second.url);
    await waitForPayment(server, second.id, 'SUCCEEDED');
    expect(await fetchPayment(server, first.id)).toMatchObject({ status: 'CANCELED', number: null });
  });

  it('leaves one payable page when five begin at once', async () => {
    const founder = await registerCompany(server);
    const responses = await Promise.all(
      [start, fleet, network, start, fleet].map((choice) => tryCreatePayment(server, founder, choice)),
    );
    const rows = await runSql(
      server,
      "SELECT id FROM payments WHERE tenant_id = $1 AND status = 'PENDING'",
      founder.tenant,
    );
    expect(rows).toHaveLength(1);
    const openSessions = responses.filter(({ data }) => data?.createPaymentSession.id === rows[0]?.[0]);
    expect(openSessions).toHaveLength(1);
    for (const response of responses.filter(({ errors }) => errors))
      expect(problemCodesOf(response)).toEqual({ 'input.tariff': ['payment_superseded'] });
  });
});

describe('a refused payment', () => {
  it.each([
    ['does not exist', { ...start, tariff: '99' }, 'not_found'],
    ['is no id', { ...start, tariff: 'START' }, 'not_found'],
    ['is no longer offered', { ...start, tariff: '5' }, 'tariff_not_offered'],
    ['has no fixed price', { ...start, tariff: '4' }, 'tariff_not_priced'],
  ])('is reported for a tariff that %s, and nothing is stored', async (_name, choice, code) => {
    const founder = await registerCompany(server);
    expect(problemCodesOf(await tryCreatePayment(server, founder, choice))).toEqual({ 'input.tariff': [code] });
    expect(problemCodesOf(await fetchQuote(server, founder, choice))).toEqual({ tariff: [code] });
    expect(await fetchRegistrationStatus(server, founder)).toBe('COMPANY_DATA_READY');
    expect(await runSql(server, 'SELECT 1 FROM payments WHERE tenant_id = $1', founder.tenant)).toEqual([]);
  });

  it('is reported after the tariff’s last day, even if it was chosen before; a paid subscription goes on', async () => {
    await setBillingClock(server.database, '2027-06-20T09:00:00Z');
    const paying = await registerCompany(server);
    await payTariff(server, paying, fleet);
    const [choosing, trying] = [await registerCompany(server), await registerCompany(server)];
    expect((await updateTenant(server, choosing, { tariff: { connect: '2' } })).errors).toBeUndefined();
    await runSql(server, "UPDATE tariffs SET end_date = '2027-06-30' WHERE id = 2");
    try {
      await setBillingClock(server.database, '2027-06-30T23:59:59Z');
      expect((await fetchQuote(server, choosing, fleet)).data?.paymentQuote).toMatchObject({ purpose: 'SUBSCRIPTION' });
      await setBillingClock(server.database, '2027-07-10T00:00:00Z');
      const ended = { 'input.tariff': ['tariff_not_offered'] };
      expect(problemCodesOf(await tryCreatePayment(server, choosing, fleet))).toEqual(ended);
      expect(problemCodesOf(await startTrial(server, choosing, '2'))).toEqual(ended);
      expect(problemCodesOf(await updateTenant(server, trying, { tariff: { connect: '2' } }))).toEqual(ended);
      expect((await fetchQuote(server, paying, fleet)).data?.paymentQuote).toMatchObject({ purpose: 'RENEWAL' });
    } finally {
      await runSql(server, 'UPDATE tariffs SET end_date = NULL WHERE id = 2');
    }
  });

  it('is reported without company data, and for a foreign origin', async () => {
    const visitor = await registerUser(server);
    expect(problemCodesOf(await tryCreatePayment(server, visitor, start))).toEqual({
      'input.tariff': ['company_required'],
    });
    const founder = await registerCompany(server);
    expect(problemCodesOf(await tryCreatePayment(server, founder, start, 'https://elsewhere.example'))).toEqual({
      'input.origin': ['origin'],
    });
  });

  it('is reported for a paid tariff until its end is near', async () => {
    await setBillingClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await registerCompany(server);
    await payTariff(server, founder, start);
    expect(problemCodesOf(await tryCreatePayment(server, founder, start))).toEqual({
      'input.tariff': ['already_paid'],
    });
    await setBillingClock(server.database, '2027-03-18T09:00:00Z');
    expect((await fetchQuote(server, founder, start)).data?.paymentQuote).toMatchObject({
      purpose: 'RENEWAL',
      at_once: true,
      start_date: '2027-04-01',
      end_date: '2027-04-30',
      amount: 6027,
    });
    expect(await payTariff(server, founder, start)).toMatchObject({
      start_date: '2027-04-01',
      end_date: '2027-04-30',
      purpose: 'RENEWAL',
    });
    expect(problemCodesOf(await tryCreatePayment(server, founder, start))).toEqual({
      'input.tariff': ['already_paid'],
    });
  });
});

describe('a change', () => {
  it('to a larger tariff is immediate, with the remaining days credited to the cent', async () => {
    await setBillingClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await registerCompany(server);
    const first = await payTariff(server, founder, start);
    await setBillingClock(server.database, '2027-03-11T23:59:00Z');
    // The credit in cents is the price of the old tariff's remaining days: 20/31 of 49.00 EUR.
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
    expect((await fetchQuote(server, founder, fleet)).data?.paymentQuote).toMatchObject(price);
    expect(await payTariff(server, founder, fleet)).toMatchObject({
      amount: 20_589,
      credit: 3161,
      start_date: '2027-03-11',
      end_date: '2027-04-10',
    });
    expect(await fetchPayment(server, String(first.id))).toMatchObject({
      start_date: '2027-03-01',
      end_date: '2027-03-10',
    });
    expect(await fetchTenant(server, founder)).toMatchObject({
      tariff: { code: 'FLEET' },
      subscription_is_active: true,
    });
  });

  it('to a smaller one is planned for the end of the period, without a payment', async () => {
    await setBillingClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await registerCompany(server);
    await payTariff(server, founder, fleet);
    expect((await fetchQuote(server, founder, start)).data?.paymentQuote).toMatchObject({
      at_once: false,
      start_date: '2027-04-01',
      credit: 0,
      net: 4900,
    });
    expect(problemCodesOf(await tryCreatePayment(server, founder, start))).toEqual({
      'input.tariff': ['changes_later'],
    });
  });

  it('from a trial is immediate and ends the trial', async () => {
    await setBillingClock(server.database, '2027-03-01T09:00:00Z');
    const founder = await registerCompany(server);
    await startTrial(server, founder, '2');
    await setBillingClock(server.database, '2027-03-05T09:00:00Z');
    expect(await payTariff(server, founder, start)).toMatchObject({
      purpose: 'SUBSCRIPTION',
      start_date: '2027-03-05',
      end_date: '2027-04-04',
      credit: 0,
    });
    const [trial] = await runSql(
      server,
      "SELECT end_date FROM payments WHERE tenant_id = $1 AND purpose = 'TRIAL'",
      founder.tenant,
    );
    expect(trial).toEqual(['2027-03-04']);
  });
});

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await waitMilliseconds(30);
}
