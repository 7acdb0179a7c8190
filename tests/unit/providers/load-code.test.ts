import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCode, missingCode } from '../../../providers/loadCode';

/** A load that fails a number of times before it succeeds. */
function failing(times: number) {
  let attempts = 0;
  return {
    load: async () => (++attempts > times ? 'page' : Promise.reject(new TypeError('offline'))),
    count: () => attempts,
  };
}

let browser: EventTarget;
beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe('code that cannot be loaded', () => {
  it.each([
    ['when the browser goes online', async () => void browser.dispatchEvent(new Event('online'))],
    ['after some seconds', async () => vi.advanceTimersByTimeAsync(5_000)],
  ])('is loaded again %s, and is reported until then', async (_when, happen) => {
    const { load, count } = failing(2);
    const changes: boolean[] = [];
    const unsubscribe = missingCode.subscribe(() => changes.push(missingCode.isWaiting()));
    const loaded = loadCode(load);
    await vi.advanceTimersByTimeAsync(0);
    expect([count(), missingCode.isWaiting()]).toEqual([1, true]);
    await happen();
    await vi.advanceTimersByTimeAsync(0);
    expect([count(), missingCode.isWaiting()]).toEqual([2, true]);
    await happen();
    await vi.advanceTimersByTimeAsync(0);
    expect(await loaded).toBe('page');
    expect(changes).toEqual([true, false]);
    unsubscribe();
  });

  it('is not reported when it loads at once', async () => {
    const { load, count } = failing(0);
    expect(await loadCode(load)).toBe('page');
    expect([count(), missingCode.isWaiting()]).toEqual([1, false]);
  });
});
