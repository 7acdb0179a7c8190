import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import {
  createPayment,
  fetchQuote,
  consoleOrigin,
  submitCard,
  tryCreatePayment,
  waitForPayment,
} from '../billing/payments';
import { advanceBillingClock, keepOnlyRenewalOf } from '../billing/subscription-clock';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';

let server: TestServer;
let operator: SignedInUser;
let founder: SignedInUser;
let inquiry: string;

const enterprise = { tariff: '4', billing_cycle: 'MONTHLY' } as const;
const listFields = 'id company status note tariff { code } monthly_price yearly_price valid_until';

beforeAll(async () => {
  server = await startTestServer();
  await setBillingClock(server.database, '2027-01-10T10:00:00Z');
  operator = await server.signIn('operator@waybill.test');
  founder = await registerCompany(server);
  const document = 'mutation ($input: CreateContactSaleInput!) { createContactSale(input: $input) { id status } }';
  const input = { email: 'zakupy@example.com', phone_number: '+48221234567', text: 'Ile za 3000 pojazdów?' };
  const { data } = await server.call<{ createContactSale: { id: string } }>(document, { input }, founder);
  inquiry = data?.createContactSale.id ?? '';
});
afterAll(() => server.close());

/** Calls a mutation on the inquiry, by default as the operator. Returns its record or its first error. */
async function answer(method: string, type: string, input: object, by = operator) {
  const document = `mutation ($input: ${type}!) { made: ${method}(input: $input) { ${listFields} } }`;
  const { data, errors } = await server.call<{ made: object }>(document, { input: { id: inquiry, ...input } }, by);
  return data?.made ?? errors?.[0]?.extensions;
}
const setStatus = (status: string) => answer('updateSalesStatus', 'UpdateSalesStatusInput', { status });
const offer = (input: object) =>
  answer('offerTariff', 'OfferTariffInput', { tariff: { connect: '4' }, valid_until: '2027-01-31', ...input });

const quoteProblem = async (by = founder) =>
  Object.values((await fetchQuote(server, by, enterprise)).errors?.[0]?.extensions?.validation ?? {}).flat();

describe('an inquiry to sales', () => {
  it('is mailed to the operator and listed in the queue', async () => {
    const document = `query ($where: SalesQueueWhere) { salesQueue(first: 5, where: $where) { data { ${listFields} } } }`;
    const where = { column: 'id', value: inquiry };
    const { data } = await server.call<{ salesQueue: { data: object[] } }>(document, { where }, operator);
    expect(data?.salesQueue.data).toMatchObject([{ id: inquiry, company: 'Bałtyk Cargo', status: 'NEW' }]);
    const mails =
      "SELECT mail ->> 'text' FROM mails WHERE mail ->> 'kind' = 'SALES_INQUIRY' AND mail ->> 'inquiry' = $1";
    await expect.poll(() => runSql(server, mails, inquiry)).toEqual([['Ile za 3000 pojazdów?']]);
  });

  it('follows its statuses, and no other company changes it', async () => {
    expect(await setStatus('WON')).toMatchObject({ code: 1409, reason: 'status_changed', current: { status: 'NEW' } });
    expect(await answer('updateSalesStatus', 'UpdateSalesStatusInput', { status: 'LOST' }, founder)).toMatchObject({
      code: 1200,
    });
    expect(await setStatus('IN_TALKS')).toMatchObject({ status: 'IN_TALKS' });
    expect(await answer('updateSalesNote', 'UpdateSalesNoteInput', { note: 'Calls back' })).toMatchObject({
      note: 'Calls back',
    });
  });
});

describe('an offer', () => {
  it('is refused without a price, for the past, and for an unknown tariff', async () => {
    const asked = { tariff: { connect: '99' }, valid_until: '2027-01-09' };
    expect(await offer(asked)).toMatchObject({
      validation: {
        'input.tariff': [{ code: 'tariff_not_offered' }],
        'input.monthly_price': [{ code: 'price_required' }],
        'input.valid_until': [{ code: 'in_the_past' }],
      },
    });
    expect(await quoteProblem()).toEqual([{ code: 'tariff_not_priced' }]);
  });

  it('sets the price for its company only, mails the sender, and is shown to the company without the note', async () => {
    expect(await offer({ monthly_price: 1000_00 })).toMatchObject({ tariff: { code: 'ENTERPRISE' } });
    const { data: quote } = await fetchQuote(server, founder, enterprise);
    expect(quote?.paymentQuote).toMatchObject({ price: 1000_00, tax_rate: 23, amount: 1230_00 });
    expect(await quoteProblem(await server.signIn('admin@demo.test'))).toEqual([{ code: 'tariff_not_priced' }]);
    const yearly = await fetchQuote(server, founder, { ...enterprise, billing_cycle: 'YEARLY' });
    expect(JSON.stringify(yearly.errors)).toContain('cycle_not_offered');

    const document = `{ contactSales(first: 5) { data { id status monthly_price valid_until tariff { code } } }
      tariffOffers { tariff_id monthly_price yearly_price valid_until } }`;
    const { data } = await server.call(document, {}, founder);
    const terms = { monthly_price: 1000_00, valid_until: '2027-01-31' };
    expect(data).toEqual({
      contactSales: { data: [{ id: inquiry, status: 'IN_TALKS', tariff: { code: 'ENTERPRISE' }, ...terms }] },
      tariffOffers: [{ tariff_id: '4', yearly_price: null, ...terms }],
    });
    const mails = "SELECT count(*) FROM mails WHERE mail ->> 'kind' = 'TARIFF_OFFERED' AND tenant = $1";
    expect(await runSql(server, mails, founder.tenant)).toEqual([['1']]);
  });

  it('cannot be taken after its last day', async () => {
    await setBillingClock(server.database, '2027-02-01T00:00:00Z');
    expect(await quoteProblem()).toEqual([{ code: 'offer_expired' }]);
    const refused = await tryCreatePayment(server, founder, enterprise);
    expect(JSON.stringify(refused.errors)).toContain('offer_expired');
    await setBillingClock(server.database, '2027-01-31T23:00:00Z');
    expect(await quoteProblem()).toEqual([]);
  });

  it('is paid and renewed at the price that was shown, although the operator changes it meanwhile', async () => {
    const document = 'mutation ($input: CreatePaymentSessionInput!) { createPaymentSession(input: $input) { id } }';
    const input = { ...enterprise, origin: consoleOrigin, amount: 999_00 };
    const { errors } = await server.call(document, { input }, founder);
    expect(errors?.[0]?.extensions?.validation).toEqual({ 'input.tariff': [{ code: 'price_changed' }] });

    const { id, url } = await createPayment(server, founder, enterprise);
    expect(await offer({ monthly_price: 1500_00 })).toMatchObject({ monthly_price: 1500_00 });
    await submitCard(server, url);
    expect(await waitForPayment(server, id, 'SUCCEEDED')).toMatchObject({ net: 1000_00, amount: 1230_00 });
    const won = await server.call('{ contactSales(first: 1) { data { status monthly_price } } }', {}, founder);
    expect(won.data).toEqual({ contactSales: { data: [{ status: 'WON', monthly_price: 1000_00 }] } });
    expect(await offer({ monthly_price: 1500_00 })).toMatchObject({ code: 1409 });

    await keepOnlyRenewalOf(server, founder.tenant);
    await advanceBillingClock(server, founder.tenant, '2027-02-28T10:00:00Z');
    const renewals = "SELECT net, status FROM payments WHERE tenant_id = $1 AND purpose = 'RENEWAL'";
    expect(await runSql(server, renewals, founder.tenant)).toEqual([['100000', 'SUCCEEDED']]);
  });
});
