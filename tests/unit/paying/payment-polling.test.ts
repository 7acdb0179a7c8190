import { describe, expect, it, test } from 'vitest';
import { ApiError } from '../../../providers/errors';
import { formatMinorUnits } from '../../../src/pages/paying/formatMinorUnits';
import { stateAfterPollError, planNextPoll, paymentOutcome } from '../../../src/pages/info/paymentPolling';

describe('polling for a payment', () => {
  it.each([
    [0, 0, 'waiting', 'payments', 2_000],
    [9_999, 9_999, 'waiting', 'payments', 2_000],
    [10_000, 10_000, 'late', 'refreshPayment', 2_000],
    [12_000, 2_000, 'late', 'payments', 2_000],
    [20_500, 10_500, 'late', 'refreshPayment', 2_000],
    [59_999, 0, 'late', 'payments', 2_000],
    [60_000, 10_000, 'checking', 'refreshPayment', 10_000],
    // An hour has passed because the browser suspended the page.
    [3_600_000, 3_500_000, 'checking', 'refreshPayment', 10_000],
  ] as const)(
    'after %i ms, %i of them since the processor was asked, shows "%s" and polls %s in %i ms',
    (since, sinceProcessor, wait, ask, pause) => {
      expect(planNextPoll(since, sinceProcessor)).toEqual({ phase: wait, operation: ask, delayMs: pause });
    },
  );

  it('ends when its status is final', () => {
    expect((['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'REFUNDED'] as const).map(paymentOutcome)).toEqual([
      undefined,
      'paid',
      'failed',
      'failed',
      'refunded',
    ]);
  });

  it.each([
    ['the card processor does not answer', 6, 'payments_unreachable', undefined],
    ['the address names no payment', 6, 'pattern', 'unknown'],
    ['it is not for them to ask', 1200, undefined, 'unknown'],
    ['their session is over', 1103, undefined, 'signedOut'],
    ['we do not answer', undefined, undefined, undefined],
  ] as const)('explains an error of %s', (_name, code, problem, meaning) => {
    const validation = problem && { id: [{ code: problem }] };
    expect(
      stateAfterPollError(
        new ApiError('refused', { statusCode: 200, ...(code && { code }), ...(validation && { validation }) }),
      ),
    ).toBe(meaning);
  });
});

test.each([
  [6027, 'EUR', 'en', '€60.27'],
  [6000, 'EUR', 'en', '€60.00'],
  [123_456, 'EUR', 'pl', '1234,56 €'],
  [1_234_567, 'EUR', 'pl', '12 345,67 €'],
  [500, 'JPY', 'en', '¥500'],
])('formats %i of %s in %s: %s', (amount, currency, language, text) => {
  expect(formatMinorUnits(amount, currency, language).replace(/\s/g, ' ')).toBe(text);
});
