import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import {
  deliverEvent,
  createIntentEvent,
  createCheckoutEvent,
  createRefundEvent,
  type StripeEvent,
  insertPayment,
} from './stripe-events';
import { createPayment, submitCard, fetchPayment, setEventDelivery } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const seconds = (moment: string) => Date.parse(moment) / 1000;
const withCreated = (event: StripeEvent, moment: string): StripeEvent => ({ ...event, created: seconds(moment) });

/** Inserts a payment that was created on 31 December 2027 at 23:00 UTC. */
async function insertDecemberPayment(tenant: string) {
  const payment = await insertPayment(server, tenant);
  await runSql(server, "UPDATE payments SET created_at = '2027-12-31T23:00:00Z' WHERE id = $1", payment.payment);
  return payment;
}

const deliveredAt = '2028-01-01T00:05:00Z';

describe('an event that arrives late', () => {
  it('dates period and receipt by the payment, and numbers receipts in the order of their issue', async () => {
    await setBillingClock(server.database, deliveredAt);
    const [one, other] = [await registerCompany(server), await registerCompany(server)];
    const [first, second] = [await insertDecemberPayment(one.tenant), await insertDecemberPayment(other.tenant)];
    // The event of the second payment is delivered first.
    await deliverEvent(server, withCreated(createCheckoutEvent('completed', second), '2027-12-31T23:59:00Z'));
    await deliverEvent(server, withCreated(createIntentEvent('succeeded', first), '2027-12-31T23:58:00Z'));
    const paymentRows = [await fetchPayment(server, second.payment), await fetchPayment(server, first.payment)];
    const period = { start_date: '2027-12-31', end_date: '2028-01-30', status: 'SUCCEEDED' };
    expect(paymentRows).toMatchObject([
      { ...period, number: 'WB/2028/000001', paid_at: expect.stringContaining('2027-12-31T23:59:00') },
      { ...period, number: 'WB/2028/000002', paid_at: expect.stringContaining('2027-12-31T23:58:00') },
    ]);
    for (const { issued_at } of paymentRows) expect(issued_at).toContain('2028-01-01T00:05:00');
    expect(await runSql(server, 'SELECT last FROM receipt_numbers WHERE year = 2028')).toEqual([['2']]);
  });

  it.each([
    ['of the future counts from now', '2028-01-03T00:00:00Z', '2028-01-01T00:05:00'],
    ['of before it was begun counts from then', '2027-12-31T10:00:00Z', '2027-12-31T23:00:00'],
  ])('%s', async (_name, moment, counted) => {
    await setBillingClock(server.database, deliveredAt);
    const payment = await insertDecemberPayment((await registerCompany(server)).tenant);
    await deliverEvent(server, withCreated(createIntentEvent('succeeded', payment), moment));
    expect((await fetchPayment(server, payment.payment)).paid_at).toContain(counted);
  });

  it('dates the receipt of a refunded payment by the charge', async () => {
    await setBillingClock(server.database, deliveredAt);
    const payment = await insertDecemberPayment((await registerCompany(server)).tenant);
    await deliverEvent(server, createRefundEvent({ ...payment, charged: seconds('2027-12-31T23:30:00Z') }));
    expect(await fetchPayment(server, payment.payment)).toMatchObject({
      status: 'REFUNDED',
      number: expect.stringMatching(/^WB\/2028\//),
      paid_at: expect.stringContaining('2027-12-31T23:30:00'),
    });
  });

  it('dates a payment fetched from the processor by the charge', async () => {
    await setBillingClock(server.database, '2028-01-31T23:50:00Z');
    const founder = await registerCompany(server);
    const { id, url } = await createPayment(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
    await setEventDelivery(server, false);
    await submitCard(server, url);
    await setBillingClock(server.database, '2028-02-01T00:10:00Z');
    await server.call('mutation ($id: ID!) { refreshPayment(id: $id) { id } }', { id }, { token: founder.token });
    const paid = await fetchPayment(server, id);
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      start_date: '2028-01-31',
      paid_at: expect.stringContaining('2028-01-31T23:50'),
    });
    await setEventDelivery(server, true);
  });
});
