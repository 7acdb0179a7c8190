import { afterAll, beforeAll, expect, it } from 'vitest';
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
  type EventDeliveryOptions,
  insertPayment,
} from './stripe-events';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await setBillingClock(server.database, '2027-05-31T12:00:00Z');
});

afterAll(() => server.close());

/** Number of event deliveries to the webhook, all sent over `connections` concurrent connections. */
const deliveries = 500;
const connections = 8;

type StartedPayment = Awaited<ReturnType<typeof insertPayment>>;

/** The events about one payment, and the status that the payment must have in the end. */
interface Scenario {
  finalStatus: 'PENDING' | 'FAILED' | 'CANCELED' | 'SUCCEEDED' | 'REFUNDED';
  events: (eventPayment: StartedPayment, other: StartedPayment) => StripeEvent[];
}

const paidAt = (eventPayment: StartedPayment) => ({ ...eventPayment, intent: `pi_${eventPayment.payment}` });

/** The scenarios of 40 payments: 100 events in all. */
const scenarios: readonly Scenario[] = [
  ...times(10, {
    finalStatus: 'SUCCEEDED',
    events: (eventPayment) => [
      createCheckoutEvent('completed', paidAt(eventPayment)),
      createIntentEvent('succeeded', eventPayment),
    ],
  }),
  ...times(5, {
    finalStatus: 'SUCCEEDED',
    events: (eventPayment) => [
      createIntentEvent('payment_failed', eventPayment),
      createIntentEvent('payment_failed', eventPayment),
      createCheckoutEvent('completed', paidAt(eventPayment)),
      createIntentEvent('succeeded', eventPayment),
    ],
  }),
  ...times(5, {
    finalStatus: 'REFUNDED',
    events: (eventPayment) => [
      createIntentEvent('succeeded', eventPayment),
      createCheckoutEvent('completed', paidAt(eventPayment)),
      createRefundEvent(eventPayment),
    ],
  }),
  ...times(5, {
    finalStatus: 'CANCELED',
    events: (eventPayment) => [
      createIntentEvent('payment_failed', eventPayment),
      createCheckoutEvent('expired', eventPayment),
      createIntentEvent('canceled', eventPayment),
    ],
  }),
  ...times(5, {
    finalStatus: 'SUCCEEDED',
    events: (eventPayment) => [
      createCheckoutEvent('completed', paidAt(eventPayment), false),
      createCheckoutEvent('async_payment_failed', paidAt(eventPayment)),
      createCheckoutEvent('async_payment_succeeded', paidAt(eventPayment)),
    ],
  }),
  // Events that name another company, amount or currency than the payment has must leave the payment pending.
  ...times(5, {
    finalStatus: 'PENDING',
    events: (eventPayment, other) => [createCheckoutEvent('completed', { ...eventPayment, tenant: other.tenant })],
  }),
  ...times(3, {
    finalStatus: 'PENDING',
    events: (eventPayment) => [
      createIntentEvent('succeeded', { ...eventPayment, amount: eventPayment.amount - 1 }),
      createCheckoutEvent('completed', { ...eventPayment, amount: eventPayment.amount * 100 }),
    ],
  }),
  ...times(2, {
    finalStatus: 'PENDING',
    events: (eventPayment) => [
      createCheckoutEvent('completed', { ...eventPayment, currency: 'pln' }),
      createCheckoutEvent('expired', { ...eventPayment, currency: 'usd' }),
    ],
  }),
].flat();

it('stores each payment to the cent after 100 events in 500 unordered deliveries on eight connections, some badly signed', async () => {
  const companies = await Promise.all(Array.from({ length: 5 }, () => registerCompany(server)));
  const started: StartedPayment[] = [];
  for (const [index] of scenarios.entries()) {
    const net = 4900 + index * 137;
    started.push(
      await insertPayment(server, companies[index % 5]?.tenant ?? '', {
        net,
        amount: Math.floor((net * 123 + 50) / 100),
      }),
    );
  }
  const eventPayment = scenarios.flatMap(({ events }, index) => events(at(started, index), at(started, index + 1)));
  expect(eventPayment).toHaveLength(100);

  const wrong: readonly EventDeliveryOptions[] = [
    { secret: 'whsec_of_somebody_else' },
    { timestamp: 1_700_000_000 },
    { body: '{"object":"event"}' },
  ];
  // Each event is delivered at least four times with a valid signature; every tenth delivery has an invalid one.
  const sent = shuffled(
    Array.from({ length: deliveries }, (_, index) => ({
      event: at(eventPayment, index),
      sending: index >= 0.9 * deliveries ? at(wrong, index) : {},
    })),
  );
  const from = performance.now();
  const responses = new Map<number, number>();
  const queue = sent.values();
  const connection = async () => {
    for (const { event, sending } of queue) {
      const { status } = await deliverEvent(server, event, sending);
      responses.set(status, (responses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const milliseconds = Math.round(performance.now() - from);
  console.log(
    `The storm: ${deliveries} deliveries of ${eventPayment.length} events, ${responses.get(400) ?? 0} refused, ${milliseconds} ms`,
  );

  expect(Object.fromEntries(responses)).toEqual({ 200: 450, 400: 50 });
  for (const [index, { finalStatus }] of scenarios.entries()) {
    const { payment, amount } = at(started, index);
    const [row] = await runSql(
      server,
      'SELECT status, amount, net + tax, number IS NOT NULL, paid_at IS NOT NULL, start_date IS NOT NULL, error_message IS NULL FROM payments WHERE id = $1',
      payment,
    );
    const paid = finalStatus === 'SUCCEEDED' || finalStatus === 'REFUNDED';
    const cents = String(amount);
    expect([finalStatus, row?.slice(0, 5)]).toEqual([
      finalStatus,
      [finalStatus, cents, cents, paid ? 't' : 'f', paid ? 't' : 'f'],
    ]);
  }
  await expectNoGaps();
  for (const { tenant } of companies) await expectContiguousPeriods(tenant);
  expect(await runSql(server, 'SELECT count(*), count(DISTINCT id) FROM processor_events')).toEqual([['100', '100']]);
}, 180_000);

/** Expects that receipt numbers have no gaps and no duplicates. */
async function expectNoGaps(): Promise<void> {
  const rows = await runSql(server, "SELECT number FROM payments WHERE number LIKE 'WB/2027/%' ORDER BY number");
  const places = rows.map(([number]) => Number(number?.slice(-6)));
  expect(places).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(await runSql(server, 'SELECT last FROM receipt_numbers WHERE year = 2027')).toEqual([['25']]);
}

/** Expects that the paid periods of a company follow each other without overlap. */
async function expectContiguousPeriods(tenant: string): Promise<void> {
  const rows = await runSql(
    server,
    "SELECT start_date - lag(end_date) OVER (ORDER BY start_date) FROM payments WHERE tenant_id = $1 AND status = 'SUCCEEDED' ORDER BY start_date",
    tenant,
  );
  expect(rows.slice(1).filter(([days]) => Number(days) < 1)).toEqual([]);
}

function times(count: number, scenario: Scenario): Scenario[] {
  return Array.from({ length: count }, () => scenario);
}

/** Returns the item at an index. An index beyond the end counts on from the first item. */
function at<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is none.');
  return one;
}

/** Returns the items in random order. */
function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, by: Math.random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ one }) => one);
}
