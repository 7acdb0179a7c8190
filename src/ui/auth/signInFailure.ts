import type { TFunction } from 'i18next';
import { ApiError, errorCode } from '../../../providers/errors';
import { type RetryDelay, retryDelayOf, retryDelayText } from '../errorText';

/** Reasons of the server's errors that have a text of their own here. */
const reasonsWithMessage = ['credentials', 'locked', 'network', 'code_wrong', 'email_taken'] as const;

/** Why signing in or choosing a password failed. */
export interface SignInFailure {
  /** Reason of the failure. It is also the text key below `errors` in the namespace `auth`. */
  reason: (typeof reasonsWithMessage)[number] | 'expired' | 'unknown';
  /** How long to wait before the next attempt, if the server limits attempts. */
  wait?: RetryDelay;
}

/** Returns why a request to sign in or to choose a password failed. */
export function signInFailureOf(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { reason: 'unknown' };
  if (error.code === errorCode.expired) return { reason: 'expired' };
  return {
    reason: reasonsWithMessage.find((reason) => reason === error.reason) ?? 'unknown',
    wait: retryDelayOf(error),
  };
}

/**
 * Returns a failure as a translated sentence.
 *
 * @param unknownKey key of the text for an unknown reason
 */
export function signInFailureText(
  { reason, wait }: SignInFailure,
  t: TFunction,
  unknownKey = 'auth:errors.unknown',
): string {
  if (wait) return retryDelayText(wait, t);
  return t(reason === 'unknown' ? unknownKey : `auth:errors.${reason}`);
}
