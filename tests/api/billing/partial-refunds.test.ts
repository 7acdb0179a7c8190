import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBillingClock } from '../harness/clock';
import { type SignedInUser, startTestServer, type TestServer } from '../harness/server';
import { runSql } from '../identity/calls';
import { registerCompany } from '../identity/registration';
import { fetchTenant } from '../tenancy/calls';
import {
  deliverEvent,
  createDisputeEvent,
  createIntentEvent,
  createRefundEvent,
  type StripeEventPayment,
} from './stripe-events';
import { payTariff, fetchPayment, fetchQuote } from './payments';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await setBillingClock(server.database, '2027-03-01T10:00:00Z');
});
afterAll(() => server.close());

/** Registers a company that has paid 60.27 EUR, including tax, for March. */
async function paid(): Promise<{
  founder: SignedInUser;
  eventPayment: Required<Pick<StripeEventPayment, 'tenant' | 'payment' | 'amount' | 'intent'>>;
}> {
  const founder = await registerCompany(server);
  const { id, amount, payment_intent_id } = await payTariff(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  const eventPayment = {
    tenant: founder.tenant,
    payment: String(id),
    amount: Number(amount),
    intent: String(payment_intent_id),
  };
  return { founder, eventPayment };
}

describe('a partial refund', () => {
  it('is stored to the cent in whatever order its events arrive, and ends no period', async () => {
    const { founder, eventPayment } = await paid();
    for (const cents of [100, 2009, 1500]) await deliverEvent(server, createRefundEvent(eventPayment, cents));
    await deliverEvent(server, createIntentEvent('succeeded', eventPayment));
    const row = await fetchPayment(server, eventPayment.payment);
    expect(row).toMatchObject({
      status: 'SUCCEEDED',
      refunded: 2009,
      start_date: '2027-03-01',
      end_date: '2027-03-31',
    });
    expect(await fetchTenant(server, founder)).toMatchObject({ subscription_is_active: true });
    await deliverEvent(server, createRefundEvent(eventPayment));
    expect(await fetchPayment(server, eventPayment.payment)).toMatchObject({ status: 'REFUNDED', refunded: 6027 });
    expect(await fetchTenant(server, founder)).toMatchObject({ subscription_is_active: false });
  });

  it('is not credited again by an upgrade', async () => {
    const { founder, eventPayment } = await paid();
    const credit = async () =>
      (await fetchQuote(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' })).data?.paymentQuote.credit;
    // The credit in cents is 30/31 of the net price: of 49.00 EUR before the partial refund, of 32.66 EUR after it.
    expect(await credit()).toBe(4741);
    await deliverEvent(server, createRefundEvent(eventPayment, 2009));
    expect(await credit()).toBe(3160);
  });

  it('marks its payment as succeeded when it is reported first', async () => {
    const { founder } = await paid();
    const [row] = await runSql(
      server,
      "SELECT id FROM payments WHERE tenant_id = $1 AND status = 'SUCCEEDED'",
      founder.tenant,
    );
    await runSql(
      server,
      "UPDATE payments SET status = 'PENDING', number = NULL, start_date = NULL, end_date = NULL WHERE id = $1",
      row?.[0],
    );
    const { payment_intent_id: intent } = await fetchPayment(server, String(row?.[0]));
    await deliverEvent(
      server,
      createRefundEvent(
        { tenant: founder.tenant, payment: String(row?.[0]), amount: 6027, intent: String(intent) },
        500,
      ),
    );
    expect(await fetchPayment(server, String(row?.[0]))).toMatchObject({
      status: 'SUCCEEDED',
      refunded: 500,
      start_date: '2027-03-01',
    });
  });
});

describe('a disputed payment', () => {
  it('stays active, and stores the dispute in whatever order its events arrive', async () => {
    const { founder, eventPayment } = await paid();
    const disputes = async () => {
      const document =
        'query ($id: Mixed!) { payments(first: 1, where: { column: id, value: $id }) { data { status metadata } } }';
      const { data } = await server.call<{ payments: { data: unknown[] } }>(
        document,
        { id: eventPayment.payment },
        founder,
      );
      return data?.payments.data[0];
    };
    const dispute = { id: `dp_${eventPayment.intent}`, amount: 6027, reason: 'fraudulent' };
    await deliverEvent(server, createDisputeEvent('created', eventPayment.intent, 'needs_response', 6027));
    expect(await disputes()).toMatchObject({
      status: 'SUCCEEDED',
      metadata: { dispute: { ...dispute, status: 'needs_response' } },
    });
    await deliverEvent(server, createDisputeEvent('closed', eventPayment.intent, 'lost', 6027));
    await deliverEvent(server, createDisputeEvent('created', eventPayment.intent, 'needs_response', 6027));
    expect(await disputes()).toMatchObject({
      status: 'SUCCEEDED',
      metadata: { dispute: { ...dispute, status: 'lost' } },
    });
    expect(await fetchTenant(server, founder)).toMatchObject({ subscription_is_active: true });
  });

  it('answers 200 for a dispute of an unknown payment', async () => {
    expect(
      (await deliverEvent(server, createDisputeEvent('created', 'pi_elsewhere', 'needs_response', 1))).status,
    ).toBe(200);
  });
});
