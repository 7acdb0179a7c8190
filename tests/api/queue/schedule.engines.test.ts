import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database';
import type { Job } from '../../../server/queue';
import { createManualPromise, openQueueWorkers, type QueueWorkers } from './workers';

let workers: QueueWorkers;
const backoff = { firstMs: 300, factor: 1, longestMs: 300 };

beforeAll(async () => {
  workers = await openQueueWorkers();
});
afterEach(() => workers.reset());
afterAll(() => workers.close());

describe('a recurring job', () => {
  it('runs once per period with two servers, and when it failed', async () => {
    const starts: number[] = [];
    const handler = async () => {
      starts.push(Date.now());
      if (starts.length === 2) throw new Error('not now');
    };
    const kind = {
      kind: 'test',
      handler,
      everyMs: 300,
      backoff,
    };
    await Promise.all([workers.start([kind]), workers.start([kind])]);
    await expect.poll(() => starts.length, { interval: 5 }).toBe(5);
    const pauses = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    // The queue shortens pauses at random by up to a fifth, so that a pause of 300 ms can take 240 ms.
    for (const between of pauses) expect(between).toBeGreaterThanOrEqual(235);
    expect(await workers.statesOf('test')).toEqual(['PENDING']);
  });

  it('keeps its time when another server starts', async () => {
    let runs = 0;
    const kind = { kind: 'test', handler: async () => void (runs += 1), everyMs: 60_000 };
    await workers.start([kind]);
    await expect.poll(() => runs, { interval: 5 }).toBe(1);
    await workers.start([kind]);
    await workers.add({ kind: 'other' });
    await pause(200);
    expect(runs).toBe(1);
  });
});

describe('tenants', () => {
  it('take turns, however many jobs one has', async () => {
    const order: (string | null)[] = [];
    for (let index = 0; index < 30; index += 1) await workers.add({ kind: 'test', tenant: '1' });
    for (const tenant of ['2', '3']) {
      for (let index = 0; index < 3; index += 1) await workers.add({ kind: 'test', tenant });
    }
    await workers.add({ kind: 'test' });
    await workers.start([{ kind: 'test', handler: async ({ tenant }) => void order.push(tenant) }]);
    await workers.until('test', 'SUCCEEDED');
    expect(order.slice(0, 10)).toEqual([null, '1', '2', '3', '1', '2', '3', '1', '2', '3']);
    expect(order).toHaveLength(37);
  });

  it('have no more jobs running at once than one may', async () => {
    const started: (string | null)[] = [];
    const end = createManualPromise();
    const handler = async ({ tenant }: Job) => {
      started.push(tenant);
      await end.opened;
    };
    for (let index = 0; index < 12; index += 1) await workers.add({ kind: 'test', tenant: '1' });
    for (let index = 0; index < 4; index += 1) await workers.add({ kind: 'test', tenant: '2' });
    await workers.start([{ kind: 'test', handler, concurrency: 5, perTenant: 2 }]);
    await expect.poll(() => started.length, { interval: 10 }).toBe(4);
    await pause(100);
    expect(started.toSorted((one, other) => Number(one) - Number(other))).toEqual(['1', '1', '2', '2']);
    end.open();
    await workers.until('test', 'SUCCEEDED');
    expect(started).toHaveLength(16);
  });

  it('need not wait for a poll when their job ends while the worker looks for the next one', async () => {
    const started: string[] = [];
    const [firstMayEnd, found, foundMayReturn] = [createManualPromise(), createManualPromise(), createManualPromise()];
    const handler = async ({ id }: Job) => {
      started.push(id);
      if (started.length === 1) await firstMayEnd.opened;
    };
    let runningCalls = 0;
    let isHolding = false;
    const system: Database['system'] = async (work) => {
      runningCalls += 1;
      const result = await workers.database.system(work);
      // A worker that looks for a job and finds none gets undefined.
      if (isHolding && result === undefined) {
        isHolding = false;
        found.open();
        await foundMayReturn.opened;
      }
      runningCalls -= 1;
      return result;
    };
    const kind = { kind: 'test', handler, concurrency: 2, perTenant: 1 };
    await workers.add({ kind: 'test', tenant: '1' });
    await workers.start([kind], {}, { ...workers.database, system });
    await workers.until('queue.sweep', 'PENDING');
    await expect.poll(() => [started.length, runningCalls], { interval: 10 }).toEqual([1, 0]);

    isHolding = true;
    await workers.add({ kind: 'test', tenant: '1' });
    await found.opened;
    firstMayEnd.open();
    await expect.poll(() => workers.statesOf('test'), { interval: 10 }).toEqual(['SUCCEEDED', 'PENDING']);
    await expect.poll(() => runningCalls, { interval: 10 }).toBe(1);
    foundMayReturn.open();
    await expect.poll(() => started.length, { interval: 10, timeout: 5000 }).toBe(2);
  });
});

describe('an idle worker', () => {
  it('sends a statement per poll at most', async () => {
    const pollMs = 300;
    let sentAt: number[] = [];
    const system: Database['system'] = (work) => {
      sentAt.push(performance.now());
      return workers.database.system(work);
    };
    await workers.start(
      [{ kind: 'test', handler: async () => undefined }],
      { pollMs },
      {
        ...workers.database,
        system,
      },
    );
    await workers.until('queue.sweep', 'PENDING');
    await pause(200);
    sentAt = [];
    await expect.poll(() => sentAt.length, { interval: 10 }).toBeGreaterThanOrEqual(5);
    // A timer can fire a millisecond early.
    expect(Number(sentAt[4]) - Number(sentAt[0])).toBeGreaterThanOrEqual(4 * (pollMs - 1));
  });
});

describe('finished jobs', () => {
  it('are deleted after a day, dead letters after 30', async () => {
    const insert = `INSERT INTO jobs (id, kind, state, finished_at) VALUES
      (1, 'test', 'SUCCEEDED', now() - interval '25 hours'), (2, 'test', 'SUCCEEDED', now() - interval '23 hours'),
      (3, 'test', 'CANCELED', now() - interval '25 hours'), (4, 'test', 'DEAD', now() - interval '29 days'),
      (5, 'test', 'DEAD', now() - interval '31 days')`;
    await workers.rows(insert);
    await workers.start([]);
    await expect
      .poll(() => workers.rows("SELECT id FROM jobs WHERE kind = 'test' ORDER BY id"), { interval: 10 })
      .toEqual([['2'], ['4']]);
  });
});
