import { useEffect, useState } from 'react';
import { refreshAccount } from '../../../providers/auth/account';
import { useTab } from '../../ui/tab';
import { type PaymentNews, readPayment } from './payment';
import { meaningOf, nextLook, outcomeOf, type Waiting } from './waiting';

/** What is known of a payment that is waited for. */
export type Awaited =
  | { step: Waiting; unreachable: boolean }
  | { step: 'paid' | 'failed' | 'refunded'; payment: PaymentNews }
  | { step: 'unknown' | 'signedOut' };

/**
 * Waits for a payment. What was paid counts as paid here once the account has been read again: where one is led to
 * afterwards is open then.
 */
export function useAwaitedPayment(id: string): Awaited {
  const { connection, refresher } = useTab();
  const [awaited, setAwaited] = useState<Awaited>({ step: 'waiting', unreachable: false });

  useEffect(() => {
    const begun = Date.now();
    let processorAsked = begun;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    const look = async (ask: 'payments' | 'refreshPayment'): Promise<Awaited | { unreachable: boolean }> => {
      if (ask === 'refreshPayment') processorAsked = Date.now();
      try {
        const payment = await readPayment({ connection, refresher }, id, ask);
        if (!payment) return { step: 'unknown' };
        const step = outcomeOf(payment.status);
        if (!step) return { unreachable: false };
        if (step === 'paid') await refreshAccount(connection, refresher);
        return { step, payment };
      } catch (error) {
        const step = meaningOf(error);
        return step ? { step } : { unreachable: true };
      }
    };

    const goOn = async (ask: 'payments' | 'refreshPayment') => {
      const found = await look(ask);
      if (over) return;
      if ('step' in found) return setAwaited(found);
      const now = Date.now();
      const next = nextLook(now - begun, now - processorAsked);
      setAwaited({ step: next.wait, ...found });
      timer = setTimeout(() => void goOn(next.ask), next.pause);
    };
    void goOn('payments');

    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [connection, refresher, id]);

  return awaited;
}
