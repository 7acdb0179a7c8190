import Checked from '@mui/icons-material/ManageSearchOutlined';
import Failed from '@mui/icons-material/CreditCardOffOutlined';
import Paid from '@mui/icons-material/CheckCircleOutline';
import Waits from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentReturnAddress, signInAddress } from '../../routing/addresses';
import { useDayText } from '../../fields/useDayText';
import { useSession } from '../../ui/appServices';
import { formatMinorUnits } from '../paying/formatMinorUnits';
import { offerName } from '../tariffs/offers';
import { InfoNotice } from './InfoNotice';
import { type PaymentResult, paymentIdFromQuery } from './paymentResult';
import { ReceiptButton } from './ReceiptButton';
import { SignOutButton } from './SignOutButton';
import { useAwaitedPayment } from './useAwaitedPayment';
import { subscriptionActionFor } from './subscriptionAction';

/** Shows the result of a payment after the user has returned from Stripe. Waits until the payment is confirmed. */
export function PaymentSuccessPage() {
  const { t } = useTranslation('info');
  const session = useSession();
  const id = paymentIdFromQuery(window.location.search);
  // A payment is only shown to users of its company, so a session is required.
  if (id !== undefined && (session === null || session.authError)) return <SignInRequired />;
  if (id !== undefined) return <AwaitedPayment id={id} />;
  return (
    <InfoNotice Icon={Paid} colour="success" title={t('payment.paid.title')} texts={[t('payment.paid.any')]}>
      <Button href="/" variant="contained" size="large">
        {t('subscription.ways.start')}
      </Button>
    </InfoNotice>
  );
}

function SignInRequired() {
  const { t } = useTranslation('info');
  return (
    <InfoNotice Icon={Waits} colour="primary" title={t('payment.signIn.title')} texts={[t('payment.signIn.text')]}>
      <Button href={signInAddress(paymentReturnAddress + window.location.search)} variant="contained" size="large">
        {t('subscription.ways.signIn')}
      </Button>
    </InfoNotice>
  );
}

function AwaitedPayment({ id }: { id: string }) {
  const { t } = useTranslation('info');
  const session = useSession();
  // Stores the value of the first render, because the account's status changes when the payment succeeds.
  const [isRegistering] = useState(() => session?.user.status !== 'ONBOARDING_COMPLETED');
  const awaited = useAwaitedPayment(id);
  switch (awaited.step) {
    case 'waiting':
    case 'late':
    case 'checking':
      return (
        <InfoNotice
          Icon={awaited.step === 'checking' ? Checked : Waits}
          colour="primary"
          title={t(`payment.${awaited.step}.title`)}
          texts={[t(`payment.${awaited.step}.text`), awaited.unreachable ? t('payment.unreachable') : undefined]}
        >
          {awaited.step === 'checking' && <SignOutButton />}
        </InfoNotice>
      );
    case 'paid':
      return (
        <PaymentReceived payment={awaited.payment} nextUrl={isRegistering ? '/welcome' : '/profile/Subscription'} />
      );
    case 'failed':
    case 'refunded':
      return <PaymentNotMade kind={awaited.step} reason={awaited.payment.error_message} />;
    case 'unknown':
      return <PaymentNotMade kind="unknown" reason={null} />;
    case 'signedOut':
      return <SignInRequired />;
  }
}

/** Shows the purchase, its period and a link to continue. */
function PaymentReceived({ payment, nextUrl }: { payment: PaymentResult; nextUrl: string }) {
  const { t, i18n } = useTranslation('info');
  const { day } = useDayText();
  const { tariff, amount, currency, end_date: until } = payment;
  const purchaseText = t('payment.paid.text', {
    name: tariff ? offerName(tariff, i18n.language) : '',
    amount: formatMinorUnits(amount, currency, i18n.language),
    until: until ? day(until) : '',
  });
  return (
    <InfoNotice
      Icon={Paid}
      colour="success"
      title={t('payment.paid.title')}
      texts={[purchaseText, t('payment.paid.receipt')]}
    >
      <Button href={nextUrl} variant="contained" size="large">
        {t(nextUrl === '/welcome' ? 'subscription.ways.start' : 'subscription.ways.subscription')}
      </Button>
      <ReceiptButton paymentId={payment.id} />
    </InfoNotice>
  );
}

/** Shows why a payment was not made, and a link to try again. */
export function PaymentNotMade({
  kind,
  reason,
}: {
  kind: 'failed' | 'refunded' | 'unknown' | 'left';
  reason: string | null;
}) {
  const { t } = useTranslation('info');
  const session = useSession();
  const action = subscriptionActionFor(session);
  return (
    <InfoNotice
      Icon={Failed}
      colour="error"
      title={t(`payment.${kind}.title`)}
      texts={[reason ?? undefined, t(`payment.${kind}.text`)]}
    >
      {action.url !== undefined && (
        <Button href={action.url} variant="contained" size="large">
          {t(kind === 'failed' || kind === 'left' ? 'subscription.ways.again' : `subscription.ways.${action.name}`)}
        </Button>
      )}
      <SignOutButton />
    </InfoNotice>
  );
}
