import { afterAll, beforeAll, expect, it } from 'vitest';
import { setClock } from '../harness/clock';
import { startTestServer, type TestServer } from '../harness/server';
import { change } from '../identity/calls';
import { newCompany } from '../identity/registering';
import { deliver, ofIntent, ofPage, ofRefund, type SentEvent, type Sending, writePayment } from './events';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await setClock(server.database, '2027-05-31T12:00:00Z');
});

afterAll(() => server.close());

/** Deliveries of the storm, and the connections that they come over at once. */
const deliveries = 500;
const connections = 8;

type Begun = Awaited<ReturnType<typeof writePayment>>;

/** What happens to a payment, and where it must come to stand. */
interface Course {
  ends: 'PENDING' | 'FAILED' | 'CANCELED' | 'SUCCEEDED' | 'REFUNDED';
  events: (told: Begun, other: Begun) => SentEvent[];
}

const paidAt = (told: Begun) => ({ ...told, intent: `pi_${told.payment}` });

/** 40 payments' courses: 100 events in all. */
const courses: readonly Course[] = [
  ...times(10, {
    ends: 'SUCCEEDED',
    events: (told) => [ofPage('completed', paidAt(told)), ofIntent('succeeded', told)],
  }),
  ...times(5, {
    ends: 'SUCCEEDED',
    events: (told) => [
      ofIntent('payment_failed', told),
      ofIntent('payment_failed', told),
      ofPage('completed', paidAt(told)),
      ofIntent('succeeded', told),
    ],
  }),
  ...times(5, {
    ends: 'REFUNDED',
    events: (told) => [ofIntent('succeeded', told), ofPage('completed', paidAt(told)), ofRefund(told)],
  }),
  ...times(5, {
    ends: 'CANCELED',
    events: (told) => [ofIntent('payment_failed', told), ofPage('expired', told), ofIntent('canceled', told)],
  }),
  ...times(5, {
    ends: 'SUCCEEDED',
    events: (told) => [
      ofPage('completed', paidAt(told), false),
      ofPage('async_payment_failed', paidAt(told)),
      ofPage('async_payment_succeeded', paidAt(told)),
    ],
  }),
  // Words that do not fit: of another company, of another amount, of another currency.
  ...times(5, { ends: 'PENDING', events: (told, other) => [ofPage('completed', { ...told, tenant: other.tenant })] }),
  ...times(3, {
    ends: 'PENDING',
    events: (told) => [
      ofIntent('succeeded', { ...told, amount: told.amount - 1 }),
      ofPage('completed', { ...told, amount: told.amount * 100 }),
    ],
  }),
  ...times(2, {
    ends: 'PENDING',
    events: (told) => [
      ofPage('completed', { ...told, currency: 'pln' }),
      ofPage('expired', { ...told, currency: 'usd' }),
    ],
  }),
].flat();

it('100 events in 500 deliveries, in disorder, from eight connections, some badly signed: each payment is right to the cent', async () => {
  const companies = await Promise.all(
    Array.from({ length: 5 }, (_, index) => newCompany(server, `storm${index}@paying.example`)),
  );
  const begun: Begun[] = [];
  for (const [index] of courses.entries()) {
    const net = 4900 + index * 137;
    begun.push(
      await writePayment(server, companies[index % 5]?.tenant ?? '', {
        net,
        amount: Math.floor((net * 123 + 50) / 100),
      }),
    );
  }
  const told = courses.flatMap(({ events }, index) => events(at(begun, index), at(begun, index + 1)));
  expect(told).toHaveLength(100);

  const wrong: readonly Sending[] = [
    { secret: 'whsec_of_somebody_else' },
    { timestamp: 1_700_000_000 },
    { body: '{"object":"event"}' },
  ];
  // Each event four times well signed at least; every tenth delivery is badly signed.
  const sent = shuffled(
    Array.from({ length: deliveries }, (_, index) => ({
      event: at(told, index),
      sending: index >= 0.9 * deliveries ? at(wrong, index) : {},
    })),
  );
  const from = performance.now();
  const answers = new Map<number, number>();
  const queue = sent.values();
  const connection = async () => {
    for (const { event, sending } of queue) {
      const { status } = await deliver(server, event, sending);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const milliseconds = Math.round(performance.now() - from);
  console.log(
    `The storm: ${deliveries} deliveries of ${told.length} events, ${answers.get(400) ?? 0} refused, ${milliseconds} ms`,
  );

  expect(Object.fromEntries(answers)).toEqual({ 200: 450, 400: 50 });
  for (const [index, { ends }] of courses.entries()) {
    const { payment, amount } = at(begun, index);
    const [row] = await change(
      server,
      'SELECT status, amount, net + tax, number IS NOT NULL, paid_at IS NOT NULL, start_date IS NOT NULL, error_message IS NULL FROM payments WHERE id = $1',
      payment,
    );
    const paid = ends === 'SUCCEEDED' || ends === 'REFUNDED';
    const cents = String(amount);
    expect([ends, row?.slice(0, 5)]).toEqual([ends, [ends, cents, cents, paid ? 't' : 'f', paid ? 't' : 'f']]);
  }
  await expectGapless();
  for (const { tenant } of companies) await expectUnbroken(tenant);
  expect(await change(server, 'SELECT count(*), count(DISTINCT id) FROM processor_events')).toEqual([['100', '100']]);
}, 180_000);

/** Each number of a receipt once, and none left out. */
async function expectGapless(): Promise<void> {
  const rows = await change(server, "SELECT number FROM payments WHERE number LIKE 'WB/2027/%' ORDER BY number");
  const places = rows.map(([number]) => Number(number?.slice(-6)));
  expect(places).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(await change(server, 'SELECT last FROM receipt_numbers WHERE year = 2027')).toEqual([['25']]);
}

/** What a company paid lies day after day, without an overlap. */
async function expectUnbroken(tenant: string): Promise<void> {
  const rows = await change(
    server,
    "SELECT start_date - lag(end_date) OVER (ORDER BY start_date) FROM payments WHERE tenant_id = $1 AND status = 'SUCCEEDED' ORDER BY start_date",
    tenant,
  );
  expect(rows.slice(1).filter(([days]) => Number(days) < 1)).toEqual([]);
}

function times(count: number, course: Course): Course[] {
  return Array.from({ length: count }, () => course);
}

/** One of several, counted in a circle. */
function at<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is none.');
  return one;
}

/** The same in a random order. */
function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, by: Math.random() }))
    .toSorted((one, other) => one.by - other.by)
    .map(({ one }) => one);
}
