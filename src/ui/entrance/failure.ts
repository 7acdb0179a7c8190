import { ApiError, errorCode } from '../../../providers/errors';

/** Reasons that have words of their own. */
const told = ['credentials', 'locked', 'network', 'code_wrong'] as const;

/** What failed on the way in: a key below `errors` in the `auth` words. */
export type Failure = (typeof told)[number] | 'expired' | 'unknown';

/** Why something on the way in failed. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === errorCode.expired) return 'expired';
  return told.find((reason) => reason === error.reason) ?? 'unknown';
}
