import type { TFunction } from 'i18next';
import { ApiError, errorCode } from '../../../providers/errors';
import { type Wait, waitOf, waitText } from '../errorText';

/** Reasons that have words of their own. */
const knownReasons = ['credentials', 'locked', 'network', 'code_wrong'] as const;

/** What failed on the way in. */
export interface Failure {
  /** A key below `errors` in the `auth` words. */
  reason: (typeof knownReasons)[number] | 'expired' | 'unknown';
  /** How long to wait, where the server says so. */
  wait?: Wait;
}

/** Why something on the way in failed. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { reason: 'unknown' };
  if (error.code === errorCode.expired) return { reason: 'expired' };
  return { reason: knownReasons.find((reason) => reason === error.reason) ?? 'unknown', wait: waitOf(error) };
}

/**
 * Returns a failure as a sentence.
 *
 * @param unknown key of what is said where the reason is unknown
 */
export function failureText({ reason, wait }: Failure, t: TFunction, unknown = 'auth:errors.unknown'): string {
  if (wait) return waitText(wait, t);
  return t(reason === 'unknown' ? unknown : `auth:errors.${reason}`);
}
