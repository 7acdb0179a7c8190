import type { TFunction } from 'i18next';
import { ApiError, errorCode } from '../../../providers/errors';
import { SocialError, type SocialReason } from '../../../providers/social/provider';
import { type Wait, waitOf, waitText } from '../errorText';

/** Reasons of the server that have words of their own here. */
const knownReasons = ['social', 'social_unavailable', 'not_registered', 'not_linked', 'locked', 'network'] as const;

/** Why a sign-in by a provider failed: a key below `failures` in the `social` words. */
export type SocialFailureReason = (typeof knownReasons)[number] | SocialReason | 'taken' | 'unknown';

/** What failed at a sign-in by a provider. */
export interface SocialFailure {
  reason: SocialFailureReason;
  /** How long to wait, where the server says so. */
  wait?: Wait;
}

/** What is said of an error. */
export function socialFailureOf(error: unknown): SocialFailure {
  if (error instanceof SocialError) return { reason: error.reason };
  if (!(error instanceof ApiError)) return { reason: 'unknown' };
  // Somebody registers who has an account already.
  if (error.code === errorCode.unique) return { reason: 'taken' };
  return { reason: knownReasons.find((reason) => reason === error.reason) ?? 'unknown', wait: waitOf(error) };
}

/** Returns a failure as a sentence, with the provider's name. */
export function socialFailureText({ reason, wait }: SocialFailure, t: TFunction, provider: string): string {
  return wait ? waitText(wait, t) : t(`social:failures.${reason}`, { provider });
}
