import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChannelSubscriber, Database, WriteListener } from '../../../server/database/database';
import { ListTotals } from '../../../server/dialect/totals';

const statement = { text: 'SELECT count(*) FROM vehicles WHERE tenant_id = $1', params: ['1'] };

let subscribers: Map<string, ChannelSubscriber>;
let write: WriteListener;
let totals: ListTotals;

const unused = () => Promise.reject(new Error('unused'));
const fakeDatabase = (): Database => ({
  engine: 'postgres',
  read: unused,
  readInTransaction: unused,
  write: unused,
  system: unused,
  jobs: { read: unused, readInTransaction: unused, write: unused, system: unused },
  close: unused,
  listen: async (channel, subscriber) => {
    subscribers.set(channel, subscriber);
    subscriber.onAlive?.(performance.now());
    return async () => undefined;
  },
  onWrite: (listener) => {
    write = listener;
    return () => undefined;
  },
  onStatement: () => () => undefined,
  connections: () => [],
});

beforeEach(async () => {
  // A total is kept for 0.9 seconds after a check, so a machine that is held up would count again.
  vi.useFakeTimers({ toFake: ['performance'] });
  subscribers = new Map();
  totals = new ListTotals(fakeDatabase());
  await totals.start();
});

afterEach(() => void vi.useRealTimers());

/** Counts twice, and returns how often the statement ran. */
async function countRuns(tenant = '1', counted = statement): Promise<number> {
  const run = vi.fn<() => Promise<number>>(() => Promise.resolve(7));
  expect(await totals.count(tenant, counted, run)).toBe(7);
  expect(await totals.count(tenant, counted, run)).toBe(7);
  return run.mock.calls.length;
}

test('keeps a total while nothing is written', async () => {
  expect(await countRuns()).toBe(1);
  expect(await countRuns()).toBe(0);
});

test('uses no total when the connection has not answered a check for 0.9 seconds', async () => {
  await countRuns();
  for (const { onAlive } of subscribers.values()) onAlive?.(performance.now() - 901);
  expect(await countRuns()).toBe(2);
  for (const { onAlive } of subscribers.values()) onAlive?.(performance.now());
  expect(await countRuns()).toBe(0);
});

test('forgets the totals of the tenant that has written', async () => {
  await countRuns('1');
  await countRuns('2');
  write('1');
  expect([await countRuns('1'), await countRuns('2')]).toEqual([1, 0]);
});

test.each([
  ['waybill_writes', '1'],
  ['waybill_changes', JSON.stringify({ tenant: '1', entity: 'vehicles', id: '5', action: 'CREATED', user: '0' })],
])('forgets the totals of a tenant when another server notifies on %s', async (channel, payload) => {
  await countRuns('1');
  subscribers.get(channel)?.onNotification(payload);
  expect(await countRuns('1')).toBe(1);
});

test('does not keep a total that was counted before a write', async () => {
  let answer: (total: number) => void = () => undefined;
  const counting = totals.count('1', statement, () => {
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  write('1');
  answer(6);
  expect(await counting).toBe(6);
  expect(await countRuns()).toBe(1);
});

test('keeps no total while notifications may be lost', async () => {
  await countRuns();
  for (const { onDisconnect } of subscribers.values()) onDisconnect?.();
  expect(await countRuns()).toBe(2);
  for (const { onReconnect } of subscribers.values()) onReconnect();
  expect(await countRuns()).toBe(1);
});

test('keeps no total that depends on the time', async () => {
  expect(await countRuns('1', { ...statement, text: `${statement.text} AND expires_at > now()` })).toBe(2);
});

test('keeps a limited number of totals', async () => {
  for (let n = 0; n < 201; n += 1) await countRuns('1', { ...statement, params: [String(n)] });
  expect(await countRuns('1', { ...statement, params: ['0'] })).toBe(1);
});
