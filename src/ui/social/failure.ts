import { ApiError, errorCode } from '../../../providers/errors';
import { SocialError, type SocialReason } from '../../../providers/social/provider';

/** Reasons of the server that have words of their own here. */
const told = ['social', 'social_unavailable', 'not_registered', 'not_linked', 'locked', 'network'] as const;

/** Why a sign-in by a provider failed: a key below `failures` in the `social` words. */
export type SocialFailure = (typeof told)[number] | SocialReason | 'taken' | 'unknown';

/** What is said of an error. */
export function socialFailureOf(error: unknown): SocialFailure {
  if (error instanceof SocialError) return error.reason;
  if (!(error instanceof ApiError)) return 'unknown';
  // Somebody registers who has an account already.
  if (error.code === errorCode.unique) return 'taken';
  return told.find((reason) => reason === error.reason) ?? 'unknown';
}
