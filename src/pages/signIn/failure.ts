import { ApiError } from '../../../providers/errors';

/** What the sign-in page says of a failure: a key below `errors` in the `auth` words. */
export type Failure = 'credentials' | 'locked' | 'network' | 'unknown';

/** Why signing in failed. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'unknown';
  switch (error.reason) {
    case 'credentials':
    case 'locked':
    case 'network':
      return error.reason;
    default:
      return 'unknown';
  }
}
