import { useEffect, useState } from 'react';
import { refreshAccount } from '../../../providers/auth/account';
import { useAppServices } from '../../ui/appServices';
import { type PaymentResult, fetchPaymentResult } from './paymentResult';
import { stateAfterPollError, planNextPoll, paymentOutcome, type WaitingPhase } from './paymentPolling';

/** State of a payment that the page waits for. */
type AwaitedPaymentState =
  | { step: WaitingPhase; unreachable: boolean }
  | { step: 'paid' | 'failed' | 'refunded'; payment: PaymentResult }
  | { step: 'unknown' | 'signedOut' };

/**
 * Polls a payment until it has a result. If the payment succeeded, the account is fetched before the result is
 * returned, because the following pages depend on the account's status.
 */
export function useAwaitedPayment(id: string): AwaitedPaymentState {
  const services = useAppServices();
  const [awaited, setAwaited] = useState<AwaitedPaymentState>({ step: 'waiting', unreachable: false });

  useEffect(() => {
    const startedAt = Date.now();
    let processorAskedAt = startedAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;

    const poll = async (
      ask: 'payments' | 'refreshPayment',
    ): Promise<AwaitedPaymentState | { unreachable: boolean }> => {
      if (ask === 'refreshPayment') processorAskedAt = Date.now();
      try {
        const payment = await fetchPaymentResult(services, id, ask);
        if (!payment) return { step: 'unknown' };
        const step = paymentOutcome(payment.status);
        if (!step) return { unreachable: false };
        if (step === 'paid') await refreshAccount(services.connection, services.refresher);
        return { step, payment };
      } catch (error) {
        const step = stateAfterPollError(error);
        return step ? { step } : { unreachable: true };
      }
    };

    const pollAgain = async (ask: 'payments' | 'refreshPayment') => {
      const found = await poll(ask);
      if (isUnmounted) return;
      if ('step' in found) return setAwaited(found);
      const now = Date.now();
      const next = planNextPoll(now - startedAt, now - processorAskedAt);
      setAwaited({ step: next.phase, ...found });
      timer = setTimeout(() => void pollAgain(next.operation), next.delayMs);
    };
    void pollAgain('payments');

    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [services, id]);

  return awaited;
}
