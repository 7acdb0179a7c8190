import Checked from '@mui/icons-material/ManageSearchOutlined';
import Failed from '@mui/icons-material/CreditCardOffOutlined';
import Paid from '@mui/icons-material/CheckCircleOutline';
import Waits from '@mui/icons-material/HourglassEmptyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paidAddress, signInAddress } from '../../routing/addresses';
import { useDayText } from '../../fields/useDayText';
import { useSession } from '../../ui/tab';
import { amountText } from '../paying/amount';
import { offerName } from '../tariffs/offers';
import { InfoNotice } from './InfoNotice';
import { type PaymentNews, paymentIn } from './payment';
import { ReceiptButton } from './ReceiptButton';
import { SignOutButton } from './SignOutButton';
import { useAwaitedPayment } from './useAwaitedPayment';
import { wayOn } from './wayOn';

/** Where one comes back to from paying: waits until the payment has arrived, and says what was bought. */
export function PaidPage() {
  const { t } = useTranslation('info');
  const session = useSession();
  const id = paymentIn(window.location.search);
  // Which payment it is about is told to nobody but its company.
  if (id !== undefined && (session === null || session.authError)) return <SignInFirst />;
  if (id !== undefined) return <Awaited id={id} />;
  return (
    <InfoNotice Sign={Paid} colour="success" title={t('payment.paid.title')} texts={[t('payment.paid.any')]}>
      <Button href="/" variant="contained" size="large">
        {t('subscription.ways.start')}
      </Button>
    </InfoNotice>
  );
}

function SignInFirst() {
  const { t } = useTranslation('info');
  return (
    <InfoNotice Sign={Waits} colour="primary" title={t('payment.signIn.title')} texts={[t('payment.signIn.text')]}>
      <Button href={signInAddress(paidAddress + window.location.search)} variant="contained" size="large">
        {t('subscription.ways.signIn')}
      </Button>
    </InfoNotice>
  );
}

function Awaited({ id }: { id: string }) {
  const { t } = useTranslation('info');
  const session = useSession();
  // Afterwards the account says that registration is over.
  const [registering] = useState(() => session?.user.status !== 'ONBOARDING_COMPLETED');
  const awaited = useAwaitedPayment(id);
  switch (awaited.step) {
    case 'waiting':
    case 'late':
    case 'checking':
      return (
        <InfoNotice
          Sign={awaited.step === 'checking' ? Checked : Waits}
          colour="primary"
          title={t(`payment.${awaited.step}.title`)}
          texts={[t(`payment.${awaited.step}.text`), awaited.unreachable ? t('payment.unreachable') : undefined]}
        >
          {awaited.step === 'checking' && <SignOutButton />}
        </InfoNotice>
      );
    case 'paid':
      return <Thanks payment={awaited.payment} goOn={registering ? '/welcome' : '/profile/Subscription'} />;
    case 'failed':
    case 'refunded':
      return <NotPaid kind={awaited.step} reason={awaited.payment.error_message} />;
    case 'unknown':
      return <NotPaid kind="unknown" reason={null} />;
    case 'signedOut':
      return <SignInFirst />;
  }
}

/** What was bought, until when, and the way on. */
function Thanks({ payment, goOn }: { payment: PaymentNews; goOn: string }) {
  const { t, i18n } = useTranslation('info');
  const { day } = useDayText();
  const { tariff, amount, currency, end_date: until } = payment;
  const bought = t('payment.paid.text', {
    name: tariff ? offerName(tariff, i18n.language) : '',
    amount: amountText(amount, currency, i18n.language),
    until: until ? day(until) : '',
  });
  return (
    <InfoNotice
      Sign={Paid}
      colour="success"
      title={t('payment.paid.title')}
      texts={[bought, t('payment.paid.receipt')]}
    >
      <Button href={goOn} variant="contained" size="large">
        {t(goOn === '/welcome' ? 'subscription.ways.start' : 'subscription.ways.subscription')}
      </Button>
      <ReceiptButton payment={payment.id} />
    </InfoNotice>
  );
}

/** Why nothing was paid here, and the way to try again. */
export function NotPaid({ kind, reason }: { kind: 'failed' | 'refunded' | 'unknown' | 'left'; reason: string | null }) {
  const { t } = useTranslation('info');
  const session = useSession();
  const way = wayOn(session);
  return (
    <InfoNotice
      Sign={Failed}
      colour="error"
      title={t(`payment.${kind}.title`)}
      texts={[reason ?? undefined, t(`payment.${kind}.text`)]}
    >
      {way.address !== undefined && (
        <Button href={way.address} variant="contained" size="large">
          {t(kind === 'failed' || kind === 'left' ? 'subscription.ways.again' : `subscription.ways.${way.name}`)}
        </Button>
      )}
      <SignOutButton />
    </InfoNotice>
  );
}
