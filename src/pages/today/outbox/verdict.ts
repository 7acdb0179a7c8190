import { ApiError, errorCode, errorKey } from '../../../../providers/errors';
import type { Refusal } from './deed';

/** What a failure to send a deed means for it. */
export type Verdict =
  /** The server said no, and would say it again. */
  | { kind: 'refused'; refusal: Refusal }
  /** Nothing was answered, or what is in the way now may be gone later: it waits. */
  | { kind: 'waits' }
  /** Something was answered that is neither yes nor no: it is tried again, but not for ever. */
  | { kind: 'unclear'; refusal: Refusal };

/** Tells what is final from what another time may bring. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiError) || error.reason === 'network' || error.statusCode === 0) return { kind: 'waits' };
  const refusal = { error: errorKey(error), problems: Object.values(error.validation).flat() };
  switch (error.code) {
    case errorCode.invalid:
    case errorCode.denied:
    case errorCode.conflict:
    case errorCode.unique:
      return { kind: 'refused', refusal };
    case errorCode.expired:
    case errorCode.unauthenticated:
    case errorCode.secondFactor:
    case errorCode.unpaid:
    case errorCode.tooCostly:
      return { kind: 'waits' };
    default:
      // What is in front of the server answers so when a file is too large for it.
      return error.statusCode === 413 ? { kind: 'refused', refusal } : { kind: 'unclear', refusal };
  }
}
