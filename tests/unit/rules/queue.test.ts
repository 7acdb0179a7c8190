import { describe, expect, it } from 'vitest';
import {
  type JobAttemptEnd,
  backoffMs,
  type NextJobState,
  nextJobState,
  parseQueueNotice,
  type RetryRules,
  formatQueueNotice,
} from '../../../server/queue/rules';

const backoff = { firstMs: 10_000, factor: 3, longestMs: 60_000 };

describe('the pause after a failed attempt', () => {
  it.each([
    [1, 0, 10_000],
    [2, 0, 30_000],
    [3, 0, 60_000],
    [50, 0, 60_000],
    [1, 1, 8000],
    [2, 0.5, 27_000],
    [3, 1, 48_000],
  ])('after attempt %i with a random %f is %i ms', (attempts, random, expected) => {
    expect(backoffMs(backoff, attempts, random)).toBe(expected);
  });
});

describe('the next state of a job', () => {
  const once: RetryRules = { maxAttempts: 3, backoff };
  const recurring: RetryRules = { ...once, everyMs: 20_000 };
  const failed: JobAttemptEnd = { kind: 'failed', error: 'refused', isPermanent: false };
  const permanent: JobAttemptEnd = { ...failed, isPermanent: true };
  const cases: [string, JobAttemptEnd, number, RetryRules, NextJobState][] = [
    ['is over when it succeeded', { kind: 'succeeded' }, 2, once, { state: 'SUCCEEDED', error: null }],
    [
      'is pending when the handler asks to run again',
      { kind: 'succeeded', againInMs: 500 },
      2,
      once,
      { state: 'PENDING', inMs: 500, attempts: 0, error: null },
    ],
    [
      'is pending for its period when it is recurring',
      { kind: 'succeeded' },
      2,
      recurring,
      { state: 'PENDING', inMs: 20_000, attempts: 0, error: null },
    ],
    [
      'is pending as its handler asks when it is recurring',
      { kind: 'succeeded', againInMs: 5 },
      1,
      recurring,
      { state: 'PENDING', inMs: 5, attempts: 0, error: null },
    ],
    [
      'is pending with a pause when it failed',
      failed,
      2,
      once,
      { state: 'PENDING', inMs: 30_000, attempts: 2, error: 'refused' },
    ],
    ['is dead after its last attempt', failed, 3, once, { state: 'DEAD', error: 'refused' }],
    ['is dead when a retry cannot mend it', permanent, 1, once, { state: 'DEAD', error: 'refused' }],
    [
      'is pending for its period at most when it is recurring, however often it failed',
      failed,
      99,
      recurring,
      { state: 'PENDING', inMs: 20_000, attempts: 99, error: 'refused' },
    ],
    ['is canceled when it was canceled', { kind: 'canceled' }, 1, once, { state: 'CANCELED', error: null }],
    [
      'is pending at once, and the attempt does not count, when the server stopped',
      { kind: 'interrupted' },
      3,
      once,
      { state: 'PENDING', inMs: 0, attempts: 2, error: null },
    ],
  ];
  it.each(cases)('%s', (_name, end, attempts, rules, expected) => {
    expect(nextJobState(end, attempts, rules, 0)).toEqual(expected);
  });
});

describe('a notice', () => {
  it.each(['due 0', 'due 600', 'cancel 123456789012345678'])('is read as it was written: %s', (payload) => {
    expect(formatQueueNotice(parseQueueNotice(payload))).toBe(payload);
  });

  it.each(['', 'due', 'due -1', 'cancel x', 'pause 1'])(
    'asks to look now when it is not understood: "%s"',
    (payload) => {
      expect(parseQueueNotice(payload)).toEqual({ kind: 'due', inMs: 0 });
    },
  );
});
