import { useEffect, useState } from 'react';
import { useSession, useAppServices } from '../../ui/appServices';
import { PaymentNotMade, PaymentSuccessPage } from './PaymentSuccessPage';
import { type PaymentResult, paymentIdFromQuery, fetchPaymentResult } from './paymentResult';

/**
 * Shows that the user has returned from Stripe without paying, and why a payment failed. If the payment has succeeded
 * in another tab, the success page is shown.
 */
export function PaymentFailedPage() {
  const services = useAppServices();
  const signedIn = useSession() !== null;
  const id = paymentIdFromQuery(window.location.search);
  const [payment, setPayment] = useState<PaymentResult>();
  useEffect(() => {
    if (id === undefined || !signedIn) return undefined;
    let isUnmounted = false;
    const read = async () => {
      // If the request fails, the page assumes that nothing was charged.
      const found = await fetchPaymentResult(services, id).catch(() => undefined);
      if (!isUnmounted) setPayment(found);
    };
    void read();
    return () => {
      isUnmounted = true;
    };
  }, [services, id, signedIn]);

  if (payment?.status === 'SUCCEEDED') return <PaymentSuccessPage />;
  // Until the payment is loaded, the page assumes that the user has left Stripe without paying.
  const wasLeft = payment ? payment.status === 'PENDING' : id !== undefined && signedIn;
  return <PaymentNotMade kind={wasLeft ? 'left' : 'failed'} reason={payment?.error_message ?? null} />;
}
