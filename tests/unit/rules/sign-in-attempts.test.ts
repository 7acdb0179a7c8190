import { describe, expect, it } from 'vitest';
import { attemptDelaysFromLast, attemptDelaySeconds } from '../../../server/areas/identity/sign-in/attempt-rules';

const limitsOf = (attemptsPerAccount: number, windowMinutes = 15) => ({ attemptsPerAccount, windowMinutes });

/** Returns the delay in seconds after each wrong attempt of a time window, in order. */
const delaysOf = (attemptsPerAccount: number, windowMinutes?: number) =>
  Array.from({ length: attemptsPerAccount }, (_, index) =>
    attemptDelaySeconds(index + 1, limitsOf(attemptsPerAccount, windowMinutes)),
  );

describe('delays between tries of unknown devices', () => {
  it.each([
    [1, 15, [900]],
    [2, 15, [0, 900]],
    [3, 15, [0, 0, 900]],
    [4, 15, [0, 0, 300, 600]],
    [5, 7, [0, 0, 60, 120, 240]],
    [10, 17, [0, 0, 4, 8, 16, 32, 64, 128, 256, 512]],
  ])('for %i tries in %i minutes are %j seconds', (tries, minutes, seconds) => {
    expect(delaysOf(tries, minutes)).toEqual(seconds.map((delay) => expect.closeTo(delay, 9)));
  });

  it.each([1, 2, 3, 4, 10, 57, 2000])('add up to the window for %i tries, and never get shorter', (tries) => {
    const delays = delaysOf(tries);
    expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(900, 6);
    expect(delays).toEqual(delays.toSorted((one, other) => one - other));
    expect(delays.slice(0, Math.min(tries, 3) - 1).every((delay) => delay === 0)).toBe(true);
  });

  it('are finite for the highest limit', () => {
    const limits = limitsOf(1_000_000, 1440);
    expect([1, 3, 4, 500_000].map((count) => attemptDelaySeconds(count, limits))).toEqual([0, 0, 0, 0]);
    expect(attemptDelaySeconds(1_000_000, limits)).toBe(43_200);
  });

  it('are listed from the last, while they are noticeable', () => {
    expect(attemptDelaysFromLast(limitsOf(5))).toEqual(delaysOf(5).toReversed());
    const listed = attemptDelaysFromLast(limitsOf(1_000_000, 1440));
    expect(listed.length).toBeLessThan(100);
    expect(attemptDelaySeconds(1_000_000 - listed.length, limitsOf(1_000_000, 1440))).toBeLessThan(1e-6);
  });
});
