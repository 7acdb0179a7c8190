import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { type SignedIn, startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { readTenant } from '../tenancy/calls';
import { deliver, ofDispute, ofIntent, ofRefund, type ToldPayment } from './events';
import { paidBy, paymentOf, quote } from './paying';

let server: TestServer;
let companies = 0;

beforeAll(async () => {
  server = await startTestServer();
  await setClock(server.database, '2027-03-01T10:00:00Z');
});
afterAll(() => server.close());

/** A company that has paid 60.27 for March, and what the processor calls that. */
async function paid(): Promise<{
  founder: SignedIn;
  told: Required<Pick<ToldPayment, 'tenant' | 'payment' | 'amount' | 'intent'>>;
}> {
  const founder = await newCompany(server, `back${++companies}@partly.example`);
  const { id, amount, payment_intent_id } = await paidBy(server, founder, { tariff: '1', billing_cycle: 'MONTHLY' });
  const told = {
    tenant: founder.tenant,
    payment: String(id),
    amount: Number(amount),
    intent: String(payment_intent_id),
  };
  return { founder, told };
}

describe('a part that is paid back', () => {
  it('is kept to the cent, in whatever order it is told, and ends no period', async () => {
    const { founder, told } = await paid();
    for (const cents of [100, 2009, 1500]) await deliver(server, ofRefund(told, cents));
    await deliver(server, ofIntent('succeeded', told));
    const row = await paymentOf(server, told.payment);
    expect(row).toMatchObject({
      status: 'SUCCEEDED',
      refunded: 2009,
      start_date: '2027-03-01',
      end_date: '2027-03-31',
    });
    expect(await readTenant(server, founder)).toMatchObject({ subscription_is_active: true });
    await deliver(server, ofRefund(told));
    expect(await paymentOf(server, told.payment)).toMatchObject({ status: 'REFUNDED', refunded: 6027 });
    expect(await readTenant(server, founder)).toMatchObject({ subscription_is_active: false });
  });

  it('is not credited again by a larger tariff', async () => {
    const { founder, told } = await paid();
    const credit = async () =>
      (await quote(server, founder, { tariff: '2', billing_cycle: 'MONTHLY' })).data?.paymentQuote.credit;
    // 30 of 31 days of 49.00, and then of 32.66.
    expect(await credit()).toBe(4741);
    await deliver(server, ofRefund(told, 2009));
    expect(await credit()).toBe(3160);
  });

  it('that is told before the payment was is of a payment that was made', async () => {
    const { founder } = await paid();
    const [row] = await change(
      server,
      "SELECT id FROM payments WHERE tenant_id = $1 AND status = 'SUCCEEDED'",
      founder.tenant,
    );
    await change(
      server,
      "UPDATE payments SET status = 'PENDING', number = NULL, start_date = NULL, end_date = NULL WHERE id = $1",
      row?.[0],
    );
    const { payment_intent_id: intent } = await paymentOf(server, String(row?.[0]));
    await deliver(
      server,
      ofRefund({ tenant: founder.tenant, payment: String(row?.[0]), amount: 6027, intent: String(intent) }, 500),
    );
    expect(await paymentOf(server, String(row?.[0]))).toMatchObject({
      status: 'SUCCEEDED',
      refunded: 500,
      start_date: '2027-03-01',
    });
  });
});

describe('a payment that its card’s holder disputes', () => {
  it('goes on, and keeps what is said of that, in whatever order', async () => {
    const { founder, told } = await paid();
    const disputes = async () => {
      const document =
        'query ($id: Mixed!) { payments(first: 1, where: { column: id, value: $id }) { data { status metadata } } }';
      const { data } = await server.call<{ payments: { data: unknown[] } }>(document, { id: told.payment }, founder);
      return data?.payments.data[0];
    };
    const dispute = { id: `dp_${told.intent}`, amount: 6027, reason: 'fraudulent' };
    await deliver(server, ofDispute('created', told.intent, 'needs_response', 6027));
    expect(await disputes()).toMatchObject({
      status: 'SUCCEEDED',
      metadata: { dispute: { ...dispute, status: 'needs_response' } },
    });
    await deliver(server, ofDispute('closed', told.intent, 'lost', 6027));
    await deliver(server, ofDispute('created', told.intent, 'needs_response', 6027));
    expect(await disputes()).toMatchObject({
      status: 'SUCCEEDED',
      metadata: { dispute: { ...dispute, status: 'lost' } },
    });
    expect(await readTenant(server, founder)).toMatchObject({ subscription_is_active: true });
  });

  it('and is none of ours is taken in', async () => {
    expect((await deliver(server, ofDispute('created', 'pi_elsewhere', 'needs_response', 1))).status).toBe(200);
  });
});
