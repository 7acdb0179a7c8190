import { ApiError, errorCode, errorTextKey } from '../../../../providers/errors';
import type { SendRefusal } from './outboxItem';

/** What happens to a change after a failed attempt to send it. */
type SendFailure =
  /** The server refuses the change for good. */
  | { kind: 'refused'; refusal: SendRefusal }
  /** No answer, or a temporary problem: the change stays in the outbox. */
  | { kind: 'waits' }
  /** An unclear answer: the change is sent again a limited number of times. */
  | { kind: 'unclear'; refusal: SendRefusal };

/** Classifies the error of a failed attempt. */
export function classifySendError(error: unknown): SendFailure {
  if (!(error instanceof ApiError) || error.reason === 'network' || error.statusCode === 0) return { kind: 'waits' };
  const refusal = { error: errorTextKey(error), problems: Object.values(error.validation).flat() };
  switch (error.code) {
    case errorCode.invalid:
      // A part of the file was lost on the way, so it is sent again.
      if (refusal.problems.some(({ code }) => code === 'file_incomplete')) return { kind: 'unclear', refusal };
      return { kind: 'refused', refusal };
    case errorCode.denied:
    case errorCode.conflict:
    case errorCode.unique:
      return { kind: 'refused', refusal };
    case errorCode.expired:
    case errorCode.passwordExpired:
    case errorCode.unauthenticated:
    case errorCode.secondFactor:
    case errorCode.unpaid:
    case errorCode.tooCostly:
      return { kind: 'waits' };
    default:
      // A reverse proxy answers 413 when a file is too large for it.
      return error.statusCode === 413 ? { kind: 'refused', refusal } : { kind: 'unclear', refusal };
  }
}
