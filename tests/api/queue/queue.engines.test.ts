import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database';
import { cancelJob, enqueueJob, type Job, PermanentJobError } from '../../../server/queue';
import { createManualPromise, openQueueWorkers, type QueueWorkers } from './workers';

let workers: QueueWorkers;
const quickly = { backoff: { firstMs: 10, factor: 1, longestMs: 10 }, maxAttempts: 3 };

beforeAll(async () => {
  workers = await openQueueWorkers();
});
afterEach(() => workers.reset());
afterAll(() => workers.close());

describe('a job', () => {
  it('runs once when several workers look for it', async () => {
    const runs = new Map<string, number>();
    const running = new Set<string>();
    const overlaps: string[] = [];
    const handler = async ({ id }: Job) => {
      if (running.has(id)) overlaps.push(id);
      running.add(id);
      runs.set(id, (runs.get(id) ?? 0) + 1);
      await pause(1);
      running.delete(id);
    };
    for (let index = 0; index < 60; index += 1) await workers.add({ kind: 'test', payload: { index } });
    const kind = { kind: 'test', handler, concurrency: 5 };
    await Promise.all([workers.start([kind]), workers.start([kind]), workers.start([kind])]);
    await workers.until('test', 'SUCCEEDED');
    expect(overlaps).toEqual([]);
    expect([...runs.values()]).toEqual(Array.from({ length: 60 }, () => 1));
  });

  it('is enqueued with its transaction, and not when that fails', async () => {
    const seen: unknown[] = [];
    await workers.start([{ kind: 'test', handler: async ({ payload }) => void seen.push(payload.name) }]);
    const failing = workers.database.write('1', async (session) => {
      await enqueueJob(session, { kind: 'test', tenant: '1', payload: { name: 'rolled back' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await workers.database.write('1', (session) =>
      enqueueJob(session, { kind: 'test', tenant: '1', payload: { name: 'kept' } }),
    );
    await workers.until('test', 'SUCCEEDED');
    expect(seen).toEqual(['kept']);
  });

  it('of another tenant cannot be enqueued or seen by a tenant', async () => {
    await workers.add({ kind: 'test', tenant: '2' });
    await workers.add({ kind: 'test' });
    const read = await workers.database.read('1', (session) =>
      session.rows({ text: 'SELECT id FROM jobs', params: [] }),
    );
    expect(read).toEqual([]);
    const foreign = workers.database.write('1', (session) => enqueueJob(session, { kind: 'test', tenant: '2' }));
    await expect(foreign).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('with a unique key is one while it is pending, and runs once more when it was enqueued during its run', async () => {
    const first = createManualPromise();
    let runs = 0;
    const job = { kind: 'test', tenant: '1', key: 'one' };
    await workers.add({ ...job, inMs: 60_000 });
    await workers.database.write('1', (session) => enqueueJob(session, job));
    expect(await workers.statesOf('test')).toEqual(['PENDING']);
    const handler = async () => {
      runs += 1;
      if (runs === 1) await first.opened;
    };
    await workers.start([{ kind: 'test', handler }]);
    await expect.poll(() => runs, { interval: 10 }).toBe(1);
    await workers.add(job);
    await workers.add({ ...job, tenant: '2' });
    first.open();
    await workers.until('test', 'SUCCEEDED');
    expect(runs).toBe(3);
    expect(await workers.statesOf('test')).toEqual(['SUCCEEDED', 'SUCCEEDED']);
  });

  it('waits until its time', async () => {
    let startedAt = 0;
    await workers.start([{ kind: 'test', handler: async () => void (startedAt = Date.now()) }]);
    const enqueuedAt = Date.now();
    await workers.add({ kind: 'test', inMs: 300 });
    await workers.until('test', 'SUCCEEDED');
    expect(startedAt - enqueuedAt).toBeGreaterThanOrEqual(290);
  });

  it('waits while no handler of its kind is registered', async () => {
    await workers.add({ kind: 'later' });
    await workers.add({ kind: 'test' });
    await workers.start([{ kind: 'test', handler: async () => undefined }]);
    await workers.until('test', 'SUCCEEDED');
    expect(await workers.statesOf('later')).toEqual(['PENDING']);
  });

  it('stores its progress', async () => {
    await workers.add({ kind: 'test' });
    await workers.start([{ kind: 'test', handler: (job) => job.reportProgress({ done: 3, total: 7 }) }]);
    await workers.until('test', 'SUCCEEDED');
    expect(
      await workers.rows("SELECT progress ->> 'done', progress ->> 'total' FROM jobs WHERE kind = 'test'"),
    ).toEqual([['3', '7']]);
  });
});

describe('a job that fails', () => {
  it('is retried, and is a dead letter that the log names after its last attempt', async () => {
    const attempts: number[] = [];
    const handler = async ({ attempt }: Job) => {
      attempts.push(attempt);
      throw new Error('refused');
    };
    await workers.add({ kind: 'test' });
    await workers.start([{ kind: 'test', handler, ...quickly }]);
    await workers.until('test', 'DEAD');
    expect(attempts).toEqual([1, 2, 3]);
    expect(await workers.rows("SELECT attempts, last_error FROM jobs WHERE kind = 'test'")).toEqual([['3', 'refused']]);
    // The worker logs a failure after it has stored it.
    await expect
      .poll(() => workers.lines.map(({ level, message }) => `${level}: ${message}`))
      .toEqual([
        'warn: job failed: it will be tried again',
        'warn: job failed: it will be tried again',
        'error: job failed for good: it is a dead letter',
      ]);
  });

  it('is a dead letter at once when a retry cannot mend it', async () => {
    await workers.add({ kind: 'test' });
    const handler = () => Promise.reject(new PermanentJobError('unknown address'));
    await workers.start([{ kind: 'test', handler, ...quickly }]);
    await workers.until('test', 'DEAD');
    expect(await workers.rows("SELECT attempts FROM jobs WHERE kind = 'test'")).toEqual([['1']]);
  });

  it('fails when its time is over', async () => {
    await workers.add({ kind: 'test' });
    const handler = async ({ signal }: Job) => {
      await pause(60_000, undefined, { signal });
    };
    await workers.start([{ kind: 'test', handler, ...quickly, maxAttempts: 1, timeoutMs: 50 }]);
    await workers.until('test', 'DEAD');
    await expect.poll(() => workers.lines.map(({ level }) => level)).toEqual(['error']);
  });
});

describe('a job that is canceled', () => {
  it('does not run when it waits', async () => {
    await workers.add({ kind: 'test', tenant: '1', inMs: 60_000 });
    const id = (await workers.rows("SELECT id FROM jobs WHERE kind = 'test'"))[0]?.[0] ?? '';
    expect(await workers.database.write('2', (session) => cancelJob(session, id))).toBeUndefined();
    expect(await workers.database.write('1', (session) => cancelJob(session, id))).toBe('waiting');
    expect(await workers.statesOf('test')).toEqual(['CANCELED']);
    expect(await workers.database.write('1', (session) => cancelJob(session, id))).toBeUndefined();
  });

  it('is aborted when it runs on another server', async () => {
    const running: string[] = [];
    const handler = async ({ id, signal }: Job) => {
      running.push(id);
      await pause(60_000, undefined, { signal });
    };
    await workers.add({ kind: 'test' });
    await workers.start([{ kind: 'test', handler, ...quickly }]);
    await expect.poll(() => running.length, { interval: 10 }).toBe(1);
    await workers.database.system((session) => cancelJob(session, running[0] ?? ''));
    await workers.until('test', 'CANCELED');
    expect(workers.lines).toEqual([]);
  });
});

describe('a worker that dies', () => {
  it('loses its job to another, and cannot end it when it comes back', async () => {
    let isAway = false;
    const system: Database['system'] = (work) =>
      isAway ? Promise.reject(new Error('away')) : workers.database.system(work);
    const [firstEnd, secondEnd] = [createManualPromise(), createManualPromise()];
    const reasons: unknown[] = [];
    const attempts: number[] = [];
    const away = {
      kind: 'test',
      handler: async ({ signal }: Job) => {
        isAway = true;
        await firstEnd.opened;
        reasons.push(signal.reason);
      },
    };
    const other = {
      kind: 'test',
      handler: async ({ attempt }: Job) => {
        attempts.push(attempt);
        await secondEnd.opened;
      },
    };
    const times = { leaseMs: 400, shutdownGraceMs: 10, abortGraceMs: 10 };
    await workers.add({ kind: 'test' });
    await workers.start([away], times, { ...workers.database, system });
    await expect.poll(() => isAway, { interval: 5 }).toBe(true);
    await workers.start([other], times);
    await expect.poll(() => attempts, { interval: 5 }).toEqual([2]);
    isAway = false;
    firstEnd.open();
    await expect
      .poll(() => reasons.map(String), { interval: 5 })
      .toEqual(['LeaseLostError: The lease of the job was lost.']);
    await pause(100);
    expect(await workers.rows("SELECT state, attempts FROM jobs WHERE kind = 'test'")).toEqual([['PENDING', '2']]);
    secondEnd.open();
    await workers.until('test', 'SUCCEEDED');
  });

  it('keeps its job for as long as it lives, however long that runs', async () => {
    let runs = 0;
    const end = createManualPromise();
    const kind = {
      kind: 'test',
      handler: async () => {
        runs += 1;
        await end.opened;
      },
    };
    await workers.add({ kind: 'test' });
    // A worker renews its lease three times as often: it keeps the job while this process is held up for less than 667 ms.
    const times = { leaseMs: 1000 };
    await Promise.all([workers.start([kind], times), workers.start([kind], times)]);
    const leasedMs = "SELECT extract(epoch FROM run_at - created_at) * 1000 FROM jobs WHERE kind = 'test'";
    await expect.poll(async () => Number((await workers.rows(leasedMs))[0]?.[0])).toBeGreaterThan(2 * times.leaseMs);
    expect(runs).toBe(1);
    end.open();
    await workers.until('test', 'SUCCEEDED');
    expect(runs).toBe(1);
  });

  it('with each attempt leaves a dead letter', async () => {
    let runs = 0;
    await workers.rows(
      "INSERT INTO jobs (id, kind, attempts, lease, run_at) VALUES (1, 'test', 3, 'of a dead one', now())",
    );
    await workers.start([{ kind: 'test', handler: async () => void (runs += 1), ...quickly }]);
    await workers.until('test', 'DEAD');
    expect(runs).toBe(0);
  });
});

describe('a worker that stops', () => {
  it('aborts what does not end soon, and another runs it at once without counting the attempt', async () => {
    let runs = 0;
    const handler = async ({ signal }: Job) => {
      runs += 1;
      if (runs === 1) await pause(60_000, undefined, { signal });
    };
    const kind = { kind: 'test', handler };
    await workers.add({ kind: 'test' });
    const first = await workers.start([kind], { shutdownGraceMs: 20 });
    await expect.poll(() => runs, { interval: 5 }).toBe(1);
    // The second worker polls at its start, and by itself only a minute later.
    await workers.start([kind, { kind: 'other', handler: async () => undefined }], { pollMs: 60_000 });
    await workers.add({ kind: 'other' });
    await workers.until('other', 'SUCCEEDED');
    await first.stop();
    await workers.until('test', 'SUCCEEDED');
    expect(runs).toBe(2);
    expect(await workers.rows("SELECT attempts, lease FROM jobs WHERE kind = 'test'")).toEqual([['1', null]]);
    expect(workers.lines).toEqual([]);
  });
});
