import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueFullError, TenantQueue } from '../../../server/areas/media/tenant-queue';

/** A queue whose jobs end when the test says so. */
function controlledQueue(limits = { waitingPerTenant: 10, maxWaitMs: 1000 }) {
  const queue = new TenantQueue(limits);
  const started: string[] = [];
  const running: Running[] = [];
  let atOnce = 0;
  return {
    started,
    mostAtOnce: () => atOnce,
    /** Adds a job; its name begins with its tenant. */
    add: (name: string) =>
      queue.run(name.slice(0, 1), () => {
        started.push(name);
        return new Promise<string>((resolve, reject) => {
          running.push({ finish: () => resolve(name), fail: () => reject(new Error(name)) });
          atOnce = Math.max(atOnce, running.length);
        });
      }),
    /** Ends the running job, and waits until the next has begun. */
    end: async (how: 'finish' | 'fail' = 'finish') => {
      running.shift()?.[how]();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

interface Running {
  finish: () => void;
  fail: () => void;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a queue of tenants', () => {
  it('runs one job at a time and returns the result of each', async () => {
    const { add, end, mostAtOnce } = controlledQueue();
    const results = Promise.all([add('a1'), add('a2'), add('b1')]);
    for (let jobs = 0; jobs < 3; jobs += 1) await end();
    expect(await results).toEqual(['a1', 'a2', 'b1']);
    expect(mostAtOnce()).toBe(1);
  });

  it('lets the tenant that was served least recently go next', async () => {
    const { add, end, started } = controlledQueue();
    const jobs = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(add);
    await end();
    // Its tenant had no turn yet, and all others have.
    jobs.push(add('d1'));
    for (let ended = 1; ended < 7; ended += 1) await end();
    await Promise.all(jobs);
    expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'a3']);
  });

  it('delays the job of another tenant by no more than the running one when thirty wait', async () => {
    const { add, end, started } = controlledQueue({ waitingPerTenant: 30, maxWaitMs: 1000 });
    const jobs = Array.from({ length: 30 }, (_, index) => add(`a${index}`));
    await end();
    jobs.push(add('b'));
    await end();
    expect(started).toEqual(['a0', 'a1', 'b']);
    for (let ended = 2; ended < 31; ended += 1) await end();
    expect(await Promise.all(jobs)).toHaveLength(31);
  });

  it('refuses a job when too many of its tenant wait, and takes those of others', async () => {
    const { add, end } = controlledQueue({ waitingPerTenant: 2, maxWaitMs: 1000 });
    const taken = [add('a1'), add('a2'), add('a3')];
    await expect(add('a4')).rejects.toThrow(QueueFullError);
    taken.push(add('b1'));
    for (let ended = 0; ended < 4; ended += 1) await end();
    expect(await Promise.all(taken)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('refuses a job when it waited too long, and never starts it', async () => {
    const { add, end, started } = controlledQueue();
    const first = add('a1');
    const late = add('b1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBeInstanceOf(QueueFullError);
    await end();
    expect(await first).toBe('a1');
    expect(started).toEqual(['a1']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on when a job fails', async () => {
    const { add, end, started } = controlledQueue();
    const failed = add('a1').catch((error: unknown) => error);
    const next = add('a2');
    await end('fail');
    await end();
    expect([await failed, await next]).toEqual([new Error('a1'), 'a2']);
    const later = add('a3');
    await end();
    expect(await later).toBe('a3');
    expect(started).toEqual(['a1', 'a2', 'a3']);
  });
});
