import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedInUser, type TestServer } from '../harness/server';
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
import { fetchPayment } from './payments';

let server: TestServer;
let founder: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  founder = await registerCompany(server);
});

afterAll(() => server.close());

const begin = () => insertPayment(server, founder.tenant);
const statusOf = async (payment: string) => (await fetchPayment(server, payment)).status;
const known = ({ id }: StripeEvent) => runSql(server, 'SELECT type FROM processor_events WHERE id = $1', id);

describe('the webhook', () => {
  it('accepts only correctly signed events', async () => {
    const eventPayment = await begin();
    const event = createCheckoutEvent('completed', eventPayment);
    const forged = await deliverEvent(server, event, { secret: 'whsec_somebody_else' });
    expect([forged.status, await statusOf(eventPayment.payment)]).toEqual([400, 'PENDING']);
    const changed = await deliverEvent(server, event, {
      body: JSON.stringify({ ...event, type: 'checkout.session.expired' }),
    });
    expect([changed.status, await statusOf(eventPayment.payment)]).toEqual([400, 'PENDING']);
    const old = await deliverEvent(server, event, { timestamp: Math.floor(Date.now() / 1000) - 3600 });
    expect([old.status, await statusOf(eventPayment.payment)]).toEqual([400, 'PENDING']);
    const unsigned = await fetch(`${server.url}/webhooks/stripe`, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    });
    expect([unsigned.status, await statusOf(eventPayment.payment)]).toEqual([400, 'PENDING']);
    expect(await known(event)).toEqual([]);
    const signed = await deliverEvent(server, event);
    expect([signed.status, await statusOf(eventPayment.payment)]).toEqual([200, 'SUCCEEDED']);
    expect(await known(event)).toEqual([['checkout.session.completed']]);
  });

  it('refuses a large body', async () => {
    const event = { ...createCheckoutEvent('completed', await begin()), more: 'x'.repeat(300_000) };
    expect((await deliverEvent(server, event)).status).toBe(413);
  });

  it('answers 200 for an event of an unknown payment', async () => {
    const other = { tenant: founder.tenant, payment: '12345', amount: 100 };
    const events = [
      createCheckoutEvent('completed', other),
      createIntentEvent('succeeded', { ...other, payment: 'none; DROP TABLE payments' }),
      { ...createRefundEvent(other), type: 'invoice.paid' },
    ];
    for (const event of events) {
      expect((await deliverEvent(server, event)).status).toBe(200);
      expect(await known(event)).toEqual([[event.type]]);
    }
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another company', { tenant: '1' }],
    ['another payment', { payment: '77' }],
  ])('changes nothing for an event of %s', async (_name, wrong) => {
    const eventPayment = await begin();
    expect((await deliverEvent(server, createCheckoutEvent('completed', { ...eventPayment, ...wrong }))).status).toBe(
      200,
    );
    expect(
      (
        await deliverEvent(
          server,
          createIntentEvent('succeeded', { ...eventPayment, ...wrong, intent: `pi_${eventPayment.payment}` }),
        )
      ).status,
    ).toBe(200);
    expect(await fetchPayment(server, eventPayment.payment)).toMatchObject({
      status: 'PENDING',
      number: null,
      payment_intent_id: null,
      amount: 6027,
    });
  });

  it('refuses one payment intent for two payments', async () => {
    const [first, second] = [await begin(), await begin()];
    await deliverEvent(server, createIntentEvent('succeeded', { ...first, intent: 'pi_once' }));
    expect((await deliverEvent(server, createIntentEvent('succeeded', { ...second, intent: 'pi_once' }))).status).toBe(
      200,
    );
    expect((await deliverEvent(server, createIntentEvent('succeeded', { ...first, intent: 'pi_other' }))).status).toBe(
      200,
    );
    expect(await fetchPayment(server, second.payment)).toMatchObject({ status: 'PENDING', payment_intent_id: null });
    expect(await fetchPayment(server, first.payment)).toMatchObject({
      status: 'SUCCEEDED',
      payment_intent_id: 'pi_once',
    });
  });

  it('answers 500 when the database cannot store an event, and handles its retry', async () => {
    const eventPayment = await begin();
    const event = createCheckoutEvent('completed', eventPayment);
    await runSql(server, 'ALTER TABLE receipt_numbers RENAME TO elsewhere');
    expect((await deliverEvent(server, event)).status).toBe(500);
    expect([await known(event), await statusOf(eventPayment.payment)]).toEqual([[], 'PENDING']);
    await runSql(server, 'ALTER TABLE elsewhere RENAME TO receipt_numbers');
    expect((await deliverEvent(server, event)).status).toBe(200);
    expect(await statusOf(eventPayment.payment)).toBe('SUCCEEDED');
  });
});

describe('events of one payment', () => {
  /** Delivers the given events in every possible order, each time for a new payment. */
  const inEveryOrder = async (
    events: readonly ((eventPayment: Awaited<ReturnType<typeof begin>>) => StripeEvent)[],
  ) => {
    const ends = new Set<unknown>();
    for (const order of permutations(events)) {
      const eventPayment = await begin();
      for (const make of order) await deliverEvent(server, make(eventPayment));
      const { status, number, error_message, amount } = await fetchPayment(server, eventPayment.payment);
      ends.add(JSON.stringify([status, number !== null, error_message, amount]));
    }
    return [...ends].map((end) => JSON.parse(String(end)) as unknown);
  };

  it('lead to the same result in every order after a decline and a success', async () => {
    const ends = await inEveryOrder([
      (eventPayment) => createIntentEvent('payment_failed', eventPayment),
      (eventPayment) => createIntentEvent('succeeded', eventPayment),
      (eventPayment) => createCheckoutEvent('completed', { ...eventPayment, intent: `pi_${eventPayment.payment}` }),
    ]);
    expect(ends).toEqual([['SUCCEEDED', true, null, 6027]]);
  });

  it('lead to the same result in every order after a refund', async () => {
    const ends = await inEveryOrder([
      (eventPayment) => createIntentEvent('succeeded', eventPayment),
      (eventPayment) => createRefundEvent(eventPayment),
      (eventPayment) => createCheckoutEvent('completed', { ...eventPayment, intent: `pi_${eventPayment.payment}` }),
    ]);
    expect(ends).toEqual([['REFUNDED', true, null, 6027]]);
  });

  it('end the payment when its page expires or a slow bank declines', async () => {
    const expired = await begin();
    await deliverEvent(server, createIntentEvent('payment_failed', expired, 'Your card has expired.'));
    await deliverEvent(server, createCheckoutEvent('expired', expired));
    expect(await fetchPayment(server, expired.payment)).toMatchObject({
      status: 'CANCELED',
      error_message: 'Your card has expired.',
    });
    const left = await begin();
    await deliverEvent(server, createCheckoutEvent('expired', left));
    expect(await fetchPayment(server, left.payment)).toMatchObject({
      status: 'CANCELED',
      error_message: 'The payment page was closed, or the payment was not made in time.',
    });
    const slow = await begin();
    await deliverEvent(server, createCheckoutEvent('completed', slow, false));
    expect(await statusOf(slow.payment)).toBe('PENDING');
    await deliverEvent(server, createCheckoutEvent('async_payment_failed', slow));
    expect(await fetchPayment(server, slow.payment)).toMatchObject({
      status: 'FAILED',
      error_message: 'The payment was not made.',
    });
    await deliverEvent(server, createCheckoutEvent('async_payment_succeeded', slow));
    expect(await statusOf(slow.payment)).toBe('SUCCEEDED');
  });

  it('leave the payment succeeded after a partial refund', async () => {
    const eventPayment = await begin();
    await deliverEvent(server, createIntentEvent('succeeded', eventPayment));
    await deliverEvent(server, createRefundEvent(eventPayment, 100));
    expect(await statusOf(eventPayment.payment)).toBe('SUCCEEDED');
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}
