import { ApiError, errorCode } from '../../../providers/errors';
import type { PaymentStatus } from '../../../resources/contract.generated';

/** How long the page has waited for a payment's result: less than 10 seconds, less than a minute, or longer. */
export type WaitingPhase = 'waiting' | 'late' | 'checking';

/** What the page does next to learn a payment's result, and when. */
interface NextPoll {
  phase: WaitingPhase;
  /** `payments` reads the server's database, `refreshPayment` makes the server ask the payment processor. */
  operation: 'payments' | 'refreshPayment';
  /** Milliseconds until the next poll. */
  delayMs: number;
}

/** Milliseconds between two requests to the payment processor. */
const processorIntervalMs = 10_000;
/** Milliseconds after which the page tells the user not to wait any longer. */
const longWaitMs = 60_000;

/**
 * Returns the next poll.
 *
 * @param waitedMs milliseconds since the wait began
 * @param sinceProcessorMs milliseconds since the last request to the payment processor, or since the wait began
 */
export function planNextPoll(waitedMs: number, sinceProcessorMs: number): NextPoll {
  return {
    phase: waitedMs >= longWaitMs ? 'checking' : waitedMs >= processorIntervalMs ? 'late' : 'waiting',
    operation: sinceProcessorMs >= processorIntervalMs ? 'refreshPayment' : 'payments',
    delayMs: waitedMs >= longWaitMs ? processorIntervalMs : 2_000,
  };
}

/** Returns the result of a payment, or undefined while it is pending. */
export function paymentOutcome(status: PaymentStatus): 'paid' | 'failed' | 'refunded' | undefined {
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

/** Returns the state after a failed poll. Returns undefined for a temporary failure, after which polling continues. */
export function stateAfterPollError(error: unknown): 'signedOut' | 'unknown' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, validation } = error;
  if (code === errorCode.expired || code === errorCode.unauthenticated) return 'signedOut';
  const isProcessorUnreachable = Object.values(validation)
    .flat()
    .some((problem) => problem.code === 'payments_unreachable');
  return code === errorCode.denied || (code === errorCode.invalid && !isProcessorUnreachable) ? 'unknown' : undefined;
}
