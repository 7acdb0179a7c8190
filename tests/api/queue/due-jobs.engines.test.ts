import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../../server/queue';
import { createManualPromise, openQueueWorkers, type QueueWorkers } from './workers';

let workers: QueueWorkers;

beforeAll(async () => {
  workers = await openQueueWorkers();
});
afterEach(() => workers.reset());
afterAll(() => workers.close());

// Polls are so rare that a job which waits for one fails the test.
const rarePolls = { pollMs: 60_000 };
/** Longest time in milliseconds until a due job runs on a busy machine. */
const soonMs = 20_000;
const other = { kind: 'other', handler: async () => undefined };

describe('a job that is due in a moment', () => {
  const inMs = 600;

  it('runs at its time when its kind was busy at the last poll', async () => {
    const end = createManualPromise();
    const startedAt: number[] = [];
    const handler = async () => {
      startedAt.push(performance.now());
      await end.opened;
    };
    await workers.start([{ kind: 'test', handler }, other], rarePolls);
    await workers.add({ kind: 'test' });
    await expect.poll(() => startedAt.length, { interval: 5 }).toBe(1);
    const enqueuedAt = performance.now();
    await workers.add({ kind: 'test', inMs });
    // The poll for this job replaces the one that was scheduled for the second job.
    await workers.add({ kind: 'other' });
    await workers.until('other', 'SUCCEEDED');
    end.open();
    await workers.until('test', 'SUCCEEDED');
    expect(Number(startedAt[1]) - enqueuedAt).toBeGreaterThanOrEqual(inMs - 10);
    expect(Number(startedAt[1]) - enqueuedAt).toBeLessThan(soonMs);
  });

  it('runs at its time while a job of another tenant waits for one of its own to end', async () => {
    const end = createManualPromise();
    const startedAt = new Map<string | null, number>();
    const handler = async ({ tenant }: Job) => {
      startedAt.set(tenant, performance.now());
      if (tenant === '1') await end.opened;
    };
    await workers.start([{ kind: 'test', handler, concurrency: 2, perTenant: 1 }, other], rarePolls);
    for (const name of ['first', 'second']) await workers.add({ kind: 'test', tenant: '1', key: name });
    await expect.poll(() => startedAt.has('1'), { interval: 5 }).toBe(true);
    const enqueuedAt = performance.now();
    await workers.add({ kind: 'test', tenant: '2', inMs });
    // The poll for this job replaces the one that was scheduled for the job of tenant 2.
    await workers.add({ kind: 'other' });
    await workers.until('other', 'SUCCEEDED');
    await expect.poll(() => startedAt.has('2'), { interval: 10, timeout: soonMs }).toBe(true);
    expect(Number(startedAt.get('2')) - enqueuedAt).toBeGreaterThanOrEqual(inMs - 10);
    end.open();
    await workers.until('test', 'SUCCEEDED');
  });
});
