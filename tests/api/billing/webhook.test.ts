import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type SignedIn, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { deliver, ofIntent, ofPage, ofRefund, type SentEvent, writePayment } from './events';
import { paymentOf } from './paying';

let server: TestServer;
let founder: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  founder = await newCompany(server, 'hears@paying.example');
});

afterAll(() => server.close());

const begin = () => writePayment(server, founder.tenant);
const statusOf = async (payment: string) => (await paymentOf(server, payment)).status;
const known = ({ id }: SentEvent) => change(server, 'SELECT type FROM processor_events WHERE id = $1', id);

describe('the webhook', () => {
  it('believes what is signed, and only that', async () => {
    const told = await begin();
    const event = ofPage('completed', told);
    const forged = await deliver(server, event, { secret: 'whsec_somebody_else' });
    expect([forged.status, await statusOf(told.payment)]).toEqual([400, 'PENDING']);
    const changed = await deliver(server, event, {
      body: JSON.stringify({ ...event, type: 'checkout.session.expired' }),
    });
    expect([changed.status, await statusOf(told.payment)]).toEqual([400, 'PENDING']);
    const old = await deliver(server, event, { timestamp: Math.floor(Date.now() / 1000) - 3600 });
    expect([old.status, await statusOf(told.payment)]).toEqual([400, 'PENDING']);
    const unsigned = await fetch(`${server.url}/webhooks/stripe`, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'content-type': 'application/json' },
    });
    expect([unsigned.status, await statusOf(told.payment)]).toEqual([400, 'PENDING']);
    expect(await known(event)).toEqual([]);
    const signed = await deliver(server, event);
    expect([signed.status, await statusOf(told.payment)]).toEqual([200, 'SUCCEEDED']);
    expect(await known(event)).toEqual([['checkout.session.completed']]);
  });

  it('takes no body but a small one', async () => {
    const event = { ...ofPage('completed', await begin()), more: 'x'.repeat(300_000) };
    expect((await deliver(server, event)).status).toBe(413);
  });

  it('takes in, with 200, what is of nothing of ours', async () => {
    const other = { tenant: founder.tenant, payment: '12345', amount: 100 };
    const events = [
      ofPage('completed', other),
      ofIntent('succeeded', { ...other, payment: 'none; DROP TABLE payments' }),
      { ...ofRefund(other), type: 'invoice.paid' },
    ];
    for (const event of events) {
      expect((await deliver(server, event)).status).toBe(200);
      expect(await known(event)).toEqual([[event.type]]);
    }
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another company', { tenant: '1' }],
    ['another payment', { payment: '77' }],
  ])('changes nothing for a word of %s', async (_name, wrong) => {
    const told = await begin();
    expect((await deliver(server, ofPage('completed', { ...told, ...wrong }))).status).toBe(200);
    expect(
      (await deliver(server, ofIntent('succeeded', { ...told, ...wrong, intent: `pi_${told.payment}` }))).status,
    ).toBe(200);
    expect(await paymentOf(server, told.payment)).toMatchObject({
      status: 'PENDING',
      number: null,
      payment_intent_id: null,
      amount: 6027,
    });
  });

  it('does not let one payment at the processor pay for two', async () => {
    const [first, second] = [await begin(), await begin()];
    await deliver(server, ofIntent('succeeded', { ...first, intent: 'pi_once' }));
    expect((await deliver(server, ofIntent('succeeded', { ...second, intent: 'pi_once' }))).status).toBe(200);
    expect((await deliver(server, ofIntent('succeeded', { ...first, intent: 'pi_other' }))).status).toBe(200);
    expect(await paymentOf(server, second.payment)).toMatchObject({ status: 'PENDING', payment_intent_id: null });
    expect(await paymentOf(server, first.payment)).toMatchObject({ status: 'SUCCEEDED', payment_intent_id: 'pi_once' });
  });

  it('answers 500 while the database does not keep what it hears, and takes it in when it comes again', async () => {
    const told = await begin();
    const event = ofPage('completed', told);
    await change(server, 'ALTER TABLE receipt_numbers RENAME TO elsewhere');
    expect((await deliver(server, event)).status).toBe(500);
    expect([await known(event), await statusOf(told.payment)]).toEqual([[], 'PENDING']);
    await change(server, 'ALTER TABLE elsewhere RENAME TO receipt_numbers');
    expect((await deliver(server, event)).status).toBe(200);
    expect(await statusOf(told.payment)).toBe('SUCCEEDED');
  });
});

describe('what is told', () => {
  /** Every order in which these can be told, each of a payment of its own. */
  const inEveryOrder = async (events: readonly ((told: Awaited<ReturnType<typeof begin>>) => SentEvent)[]) => {
    const ends = new Set<unknown>();
    for (const order of permutations(events)) {
      const told = await begin();
      for (const make of order) await deliver(server, make(told));
      const { status, number, error_message, amount } = await paymentOf(server, told.payment);
      ends.add(JSON.stringify([status, number !== null, error_message, amount]));
    }
    return [...ends].map((end) => JSON.parse(String(end)) as unknown);
  };

  it('of a payment that was refused once and made then comes to the same in every order', async () => {
    const ends = await inEveryOrder([
      (told) => ofIntent('payment_failed', told),
      (told) => ofIntent('succeeded', told),
      (told) => ofPage('completed', { ...told, intent: `pi_${told.payment}` }),
    ]);
    expect(ends).toEqual([['SUCCEEDED', true, null, 6027]]);
  });

  it('of a payment that was paid back comes to the same in every order', async () => {
    const ends = await inEveryOrder([
      (told) => ofIntent('succeeded', told),
      (told) => ofRefund(told),
      (told) => ofPage('completed', { ...told, intent: `pi_${told.payment}` }),
    ]);
    expect(ends).toEqual([['REFUNDED', true, null, 6027]]);
  });

  it('of a page that expired, and of one whose bank took its time and said no, ends the payment', async () => {
    const expired = await begin();
    await deliver(server, ofIntent('payment_failed', expired, 'Your card has expired.'));
    await deliver(server, ofPage('expired', expired));
    expect(await paymentOf(server, expired.payment)).toMatchObject({
      status: 'CANCELED',
      error_message: 'Your card has expired.',
    });
    const left = await begin();
    await deliver(server, ofPage('expired', left));
    expect(await paymentOf(server, left.payment)).toMatchObject({
      status: 'CANCELED',
      error_message: 'The page was left, or nobody paid in time.',
    });
    const slow = await begin();
    await deliver(server, ofPage('completed', slow, false));
    expect(await statusOf(slow.payment)).toBe('PENDING');
    await deliver(server, ofPage('async_payment_failed', slow));
    expect(await paymentOf(server, slow.payment)).toMatchObject({
      status: 'FAILED',
      error_message: 'The payment was not made.',
    });
    await deliver(server, ofPage('async_payment_succeeded', slow));
    expect(await statusOf(slow.payment)).toBe('SUCCEEDED');
  });

  it('of a part that was paid back leaves the payment made', async () => {
    const told = await begin();
    await deliver(server, ofIntent('succeeded', told));
    await deliver(server, ofRefund(told, 100));
    expect(await statusOf(told.payment)).toBe('SUCCEEDED');
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}
