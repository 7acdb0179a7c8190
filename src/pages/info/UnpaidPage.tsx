import { useEffect, useState } from 'react';
import { useSession, useTab } from '../../ui/tab';
import { NotPaid, PaidPage } from './PaidPage';
import { type PaymentNews, paymentIn, readPayment } from './payment';

/**
 * Where one comes back to without having paid. Of a payment that failed it says why; one that has arrived nevertheless,
 * by another tab, is told as what it is.
 */
export function UnpaidPage() {
  const { connection, refresher } = useTab();
  const signedIn = useSession() !== null;
  const id = paymentIn(window.location.search);
  const [payment, setPayment] = useState<PaymentNews>();
  useEffect(() => {
    if (id === undefined || !signedIn) return undefined;
    let over = false;
    const read = async () => {
      // What is known without an answer is the same: nothing was charged.
      const found = await readPayment({ connection, refresher }, id).catch(() => undefined);
      if (!over) setPayment(found);
    };
    void read();
    return () => {
      over = true;
    };
  }, [connection, refresher, id, signedIn]);

  if (payment?.status === 'SUCCEEDED') return <PaidPage />;
  // Until it is read, no more is known of it than that somebody turned back.
  const left = payment ? payment.status === 'PENDING' : id !== undefined && signedIn;
  return <NotPaid kind={left ? 'left' : 'failed'} reason={payment?.error_message ?? null} />;
}
