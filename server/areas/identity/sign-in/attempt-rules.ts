import type { SignInLimits } from '../../../config';

/** How often an account may be tried in a window. */
export type AccountLimits = Pick<SignInLimits, 'attemptsPerAccount' | 'windowMinutes'>;

/** Tries of a window that may follow each other at once. */
const attemptsWithoutDelay = 3;

/** Delays before these are below a microsecond in the longest window. */
const noticeableDelays = 40;

/**
 * Returns the seconds from an unknown device's try to the next one. There are none between the first three tries of a
 * window; later delays double. Their sum is the window: after the last try comes the wait for its end.
 * @param count tries in the window so far, from 1 to `attemptsPerAccount`
 */
export function delaySeconds(count: number, { attemptsPerAccount: most, windowMinutes }: AccountLimits): number {
  const withoutDelay = Math.min(attemptsWithoutDelay, most);
  if (count < withoutDelay) return 0;
  const delays = most - withoutDelay + 1;
  // As fractions of the window: the powers of two of a high limit would be infinite.
  return (windowMinutes * 60 * 2 ** (count - most - 1)) / (1 - 2 ** -delays);
}

/** Returns the delays after the last try, the last but one and so on, as far back as they are noticeable. */
export function delaysFromLast(limits: AccountLimits): number[] {
  const { attemptsPerAccount: most } = limits;
  return Array.from({ length: Math.min(most, noticeableDelays) }, (_, back) => delaySeconds(most - back, limits));
}
