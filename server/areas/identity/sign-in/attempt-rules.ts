import type { SignInLimits } from '../../../config';

/** Limits of the attempts on one account. */
export type AccountAttemptLimits = Pick<SignInLimits, 'attemptsPerAccount' | 'windowMinutes'>;

/** Number of attempts at the beginning of a window that have no delay after them. */
const attemptsWithoutDelay = 3;

/**
 * Number of delays that are noticeable, counted from the last delay of a window. Earlier ones are below a microsecond
 * even in the longest window.
 */
const noticeableDelays = 40;

/**
 * Returns the delay in seconds after an unknown device's attempt, before the next one is allowed. The first attempts of
 * a window (`attemptsWithoutDelay`) have no delay; each later delay is twice the one before. All delays together last
 * one window.
 * @param count attempts in the window so far, from 1 to `attemptsPerAccount`
 */
export function attemptDelaySeconds(
  count: number,
  { attemptsPerAccount: most, windowMinutes }: AccountAttemptLimits,
): number {
  const withoutDelay = Math.min(attemptsWithoutDelay, most);
  if (count < withoutDelay) return 0;
  const delays = most - withoutDelay + 1;
  // Computed as a fraction of the window, because the powers of two of a high limit would be infinite.
  return (windowMinutes * 60 * 2 ** (count - most - 1)) / (1 - 2 ** -delays);
}

/**
 * Returns the delays in seconds after the attempts of a window, from the last attempt backwards, without the delays
 * that are not noticeable.
 */
export function attemptDelaysFromLast(limits: AccountAttemptLimits): number[] {
  const { attemptsPerAccount: most } = limits;
  return Array.from({ length: Math.min(most, noticeableDelays) }, (_, back) =>
    attemptDelaySeconds(most - back, limits),
  );
}
