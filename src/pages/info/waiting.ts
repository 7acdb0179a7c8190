import { ApiError, errorCode } from '../../../providers/errors';
import type { PaymentStatus } from '../../../resources/contract.generated';

/** How long it has been waited for the word that a payment has arrived. */
export type Waiting = 'waiting' | 'late' | 'checking';

/** What is done next while it is waited. */
export interface NextLook {
  wait: Waiting;
  /** Whom to ask: us, or through us the card processor. */
  ask: 'payments' | 'refreshPayment';
  /** Milliseconds until then. */
  pause: number;
}

/** Milliseconds after which the card processor is asked itself, and again. */
const processorAfter = 10_000;
/** Milliseconds after which nobody should stand and wait. */
const minute = 60_000;

/**
 * How to go on waiting.
 *
 * @param since milliseconds since the waiting began
 * @param sinceProcessor milliseconds since the card processor was asked, or since the waiting began
 */
export function nextLook(since: number, sinceProcessor: number): NextLook {
  return {
    wait: since >= minute ? 'checking' : since >= processorAfter ? 'late' : 'waiting',
    ask: sinceProcessor >= processorAfter ? 'refreshPayment' : 'payments',
    pause: since >= minute ? processorAfter : 2_000,
  };
}

/** What became of a payment; undefined while that is open. */
export function outcomeOf(status: PaymentStatus): 'paid' | 'failed' | 'refunded' | undefined {
  switch (status) {
    case 'PENDING':
      return undefined;
    case 'SUCCEEDED':
      return 'paid';
    case 'FAILED':
    case 'CANCELED':
      return 'failed';
    case 'REFUNDED':
      return 'refunded';
  }
}

/**
 * What it means that a look failed: whoever may not ask, or is not signed in any more, need not wait; undefined: nobody
 * answered, we or the card processor, and it is waited on.
 */
export function meaningOf(error: unknown): 'signedOut' | 'unknown' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, validation } = error;
  if (code === errorCode.expired || code === errorCode.unauthenticated) return 'signedOut';
  const away = Object.values(validation)
    .flat()
    .some((problem) => problem.code === 'payments_unreachable');
  return code === errorCode.denied || (code === errorCode.invalid && !away) ? 'unknown' : undefined;
}
