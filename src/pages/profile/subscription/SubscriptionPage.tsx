import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { DocumentTitle } from '../../../ui/DocumentTitle';
import { useSession } from '../../../ui/appServices';
import { AccessDeniedPage } from '../../AccessDeniedPage';
import { SalesInquiries } from '../../tariffs/SalesInquiries';
import { useOffers } from '../../tariffs/useOffers';
import { CardPanel } from './CardPanel';
import { ConfirmRenewal } from './ConfirmRenewal';
import { PaymentsPanel } from './PaymentsPanel';
import { PlanPanel } from './PlanPanel';
import { tariffChoicePath } from './tariffChoicePath';
import { UsagePanel } from './UsagePanel';
import { useCompanySubscription } from './useCompanySubscription';
import { RetryAlert } from '../../../ui/RetryAlert';

/** Shows the company's subscription: tariff, usage, card and payments. */
export function SubscriptionPage() {
  const { t } = useTranslation('subscription');
  const session = useSession();
  if (!isMethodAllowed(session, 'companySubscription')) return <AccessDeniedPage />;
  return (
    <>
      <DocumentTitle title={t('title')} />
      <CardChangedAlert />
      <SubscriptionPanels />
      {isMethodAllowed(session, 'payments') && <PaymentsPanel />}
    </>
  );
}

function SubscriptionPanels() {
  const session = useSession();
  const { data: subscription, error, refetch } = useCompanySubscription();
  const { offers } = useOffers(subscription?.tariff_id, subscription?.next_tariff_id);
  if (!subscription && error) {
    return <RetryAlert error={error} onRetry={() => void refetch()} />;
  }
  if (!subscription)
    return [220, 180, 120].map((height) => <Skeleton key={height} variant="rounded" height={height} />);
  const offer = offers?.find(({ id }) => id === subscription.tariff_id);
  const canPay = isMethodAllowed(session, 'paymentQuote');
  return (
    <>
      <ConfirmRenewal paymentId={subscription.renewal.confirm_payment_id} />
      <PlanPanel {...{ subscription }} offers={offers ?? []} />
      <SalesInquiries tariffsPath={canPay ? tariffChoicePath(subscription) : undefined} />
      {subscription.usage.length > 0 && <UsagePanel usage={subscription.usage} names={offer?.opportunities ?? []} />}
      {subscription.state !== 'REQUIRED' && <CardPanel {...{ subscription }} />}
    </>
  );
}

/**
 * Confirms that the card was replaced. Removes the parameter from the URL, so that a reload does not confirm it again.
 */
function CardChangedAlert() {
  const { t } = useTranslation('subscription');
  const [parameters, setParameters] = useSearchParams();
  const isJustChanged = parameters.get('card') === 'changed';
  const [isShown, setIsShown] = useState(isJustChanged);
  useEffect(() => {
    if (!isJustChanged) return;
    setParameters(
      (now) => {
        now.delete('card');
        return now;
      },
      { replace: true },
    );
  }, [isJustChanged, setParameters]);
  return (
    isShown && (
      <Alert role="status" severity="success" onClose={() => setIsShown(false)}>
        {t('card.changed')}
      </Alert>
    )
  );
}
