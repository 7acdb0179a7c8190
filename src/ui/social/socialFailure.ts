import type { TFunction } from 'i18next';
import { ApiError, errorCode } from '../../../providers/errors';
import { SocialError, type SocialErrorReason } from '../../../providers/social/provider';
import { type RetryDelay, retryDelayOf, retryDelayText } from '../errorText';

/** Reasons of the server that have their own message. */
const reasonsWithMessage = [
  'social',
  'social_unavailable',
  'not_registered',
  'not_linked',
  'locked',
  'network',
] as const;

/** Why a sign-in by a provider failed. A key below `failures` in the texts of `social`. */
export type SocialFailureReason = (typeof reasonsWithMessage)[number] | SocialErrorReason | 'taken' | 'unknown';

/** A failed sign-in by a provider. */
export interface SocialFailure {
  reason: SocialFailureReason;
  /** How long to wait before the next attempt, if the server limits attempts. */
  wait?: RetryDelay;
}

/** Returns why a sign-in by a provider failed, from the error of the provider or the server. */
export function socialFailureOf(error: unknown): SocialFailure {
  if (error instanceof SocialError) return { reason: error.reason };
  if (!(error instanceof ApiError)) return { reason: 'unknown' };
  // `unique` means that the provider's account already belongs to a user.
  if (error.code === errorCode.unique) return { reason: 'taken' };
  return {
    reason: reasonsWithMessage.find((reason) => reason === error.reason) ?? 'unknown',
    wait: retryDelayOf(error),
  };
}

/** Returns a failure as a translated sentence with the provider's name. */
export function socialFailureText({ reason, wait }: SocialFailure, t: TFunction, provider: string): string {
  return wait ? retryDelayText(wait, t) : t(`social:failures.${reason}`, { provider });
}
