import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NoSlotError, WorkSlots } from '../../../server/runtime/slots';

/**
 * Returns functions that begin and end a piece of work by its name, whose first letter is the owner. When the work gets
 * a slot, its name is added to `started`.
 */
function workIn(slots: WorkSlots, started: string[]) {
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal?: AbortSignal) =>
    slots.run(
      name.charAt(0),
      () => {
        started.push(name);
        return new Promise<void>((resolve) => {
          ends.set(name, resolve);
        });
      },
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begin, end };
}

describe('slots', () => {
  it('leave half of them to others when one owner wants all', async () => {
    const started: string[] = [];
    const { begin } = workIn(new WorkSlots({ slots: 4, perOwner: 2 }), started);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void begin(name);
    await turn();
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('alternate between owners when several wait', async () => {
    const started: string[] = [];
    const { begin, end } = workIn(new WorkSlots({ slots: 1, perOwner: 1 }), started);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void begin(name);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('skip an owner with its share', async () => {
    const started: string[] = [];
    const { begin, end } = workIn(new WorkSlots({ slots: 3, perOwner: 2 }), started);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) void begin(name);
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('are released when work fails', async () => {
    const slots = new WorkSlots({ slots: 1, perOwner: 1 });
    await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(slots.run('a', async () => 'done')).resolves.toBe('done');
  });

  it('refuse work when none is free in time', async () => {
    const { begin } = workIn(new WorkSlots({ slots: 1, perOwner: 1, waitMs: 5 }), []);
    void begin('a1');
    await expect(begin('a2')).rejects.toBeInstanceOf(NoSlotError);
  });

  it('refuse work when too much of its owner waits, but not of another', async () => {
    const started: string[] = [];
    const { begin, end } = workIn(new WorkSlots({ slots: 1, perOwner: 1, maxWaiting: 1 }), started);
    for (const name of ['a1', 'a2']) void begin(name);
    await expect(begin('a3')).rejects.toBeInstanceOf(NoSlotError);
    void begin('b1');
    for (const name of ['a1', 'a2']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  it('skip work whose caller aborted', async () => {
    const started: string[] = [];
    const { begin, end } = workIn(new WorkSlots({ slots: 1, perOwner: 1 }), started);
    const caller = new AbortController();
    void begin('a1');
    const gone = begin('a2', caller.signal);
    void begin('a3');
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await end('a1');
    expect(started).toEqual(['a1', 'a3']);
  });
});
