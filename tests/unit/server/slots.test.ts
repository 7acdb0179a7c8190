import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NoSlotError, Slots } from '../../../server/runtime/slots';

/** Work that lasts until it is ended, and notes when it began. */
function workIn(slots: Slots, begun: string[]) {
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal?: AbortSignal) =>
    slots.run(
      name.charAt(0),
      () => {
        begun.push(name);
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
  it('leaves half of them to others when one owner asks for all', async () => {
    const begun: string[] = [];
    const { begin } = workIn(new Slots({ slots: 4, perOwner: 2 }), begun);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void begin(name);
    await turn();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('lets owners take turns when one has more waiting', async () => {
    const begun: string[] = [];
    const { begin, end } = workIn(new Slots({ slots: 1, perOwner: 1 }), begun);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void begin(name);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('passes over an owner that has its share when a slot gets free', async () => {
    const begun: string[] = [];
    const { begin, end } = workIn(new Slots({ slots: 3, perOwner: 2 }), begun);
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) void begin(name);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  it('gives a slot back when work fails', async () => {
    const slots = new Slots({ slots: 1, perOwner: 1 });
    await expect(slots.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(slots.run('a', async () => 'done')).resolves.toBe('done');
  });

  it('refuses work when no slot gets free in time', async () => {
    const { begin } = workIn(new Slots({ slots: 1, perOwner: 1, waitMs: 5 }), []);
    void begin('a1');
    await expect(begin('a2')).rejects.toBeInstanceOf(NoSlotError);
  });

  it('refuses work when too much of its owner waits, and takes that of another', async () => {
    const begun: string[] = [];
    const { begin, end } = workIn(new Slots({ slots: 1, perOwner: 1, mostWaiting: 1 }), begun);
    for (const name of ['a1', 'a2']) void begin(name);
    await expect(begin('a3')).rejects.toBeInstanceOf(NoSlotError);
    void begin('b1');
    for (const name of ['a1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('does not begin work whose caller went while it waited', async () => {
    const begun: string[] = [];
    const { begin, end } = workIn(new Slots({ slots: 1, perOwner: 1 }), begun);
    const caller = new AbortController();
    void begin('a1');
    const gone = begin('a2', caller.signal);
    void begin('a3');
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });
});
