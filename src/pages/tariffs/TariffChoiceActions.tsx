import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { ApiError } from '../../../providers/errors';
import type { BillingCycle } from '../../../resources/contract.generated';
import { useDayText } from '../../fields/useDayText';
import { useSession } from '../../ui/appServices';
import { formatMinorUnits } from '../paying/formatMinorUnits';
import { usePaymentErrorText } from '../paying/usePaymentErrorText';
import { useQuote } from '../paying/useQuote';
import { dayAfter, isNextPeriodPaid, plannedTariff, type Subscription } from '../profile/subscription/subscription';
import { useSubscriptionChange } from '../profile/subscription/useSubscriptionChange';
import { hasPrice, type Offer, offerName, priceInCents } from './offers';
import { RetryAlert } from '../../ui/RetryAlert';

interface Props {
  offer: Offer;
  cycle: BillingCycle;
  subscription: Subscription;
  /** Text shown after sales was contacted about the tariff. */
  thanks: string | undefined;
  onChoose: () => void;
  /** Called to contact sales about the tariff. */
  onContactSales: () => void;
}

/** Shows the button to select a tariff and what the selection costs, or the button to contact sales. */
export function TariffChoiceActions({ offer, cycle, subscription, thanks, onChoose, onContactSales }: Props) {
  const { t } = useTranslation('tariffs');
  const session = useSession();
  const plan = plannedTariff(subscription);
  const isPlanned = plan?.tariff === offer.id && plan.cycle === cycle;
  if (!hasPrice(offer)) {
    if (!isMethodAllowed(session, 'createContactSale')) return null;
    return (
      <>
        <Button variant="outlined" onClick={onContactSales} sx={{ minHeight: 40 }}>
          {t('sales.open')}
        </Button>
        {thanks && (
          <Alert role="status" severity="success">
            {thanks}
          </Alert>
        )}
      </>
    );
  }
  if (priceInCents(offer, cycle) === undefined) return null;
  return isPlanned ? (
    <PlannedTariffChoice {...{ subscription }} />
  ) : (
    <QuotedTariffChoice {...{ offer, cycle, subscription, onChoose }} />
  );
}

/** Shows that the tariff is planned. Until the next period is paid, a button cancels the plan. */
function PlannedTariffChoice({ subscription }: Pick<Props, 'subscription'>) {
  const { tariff_id, billing_cycle, end_date } = subscription;
  const { t } = useTranslation(['tariffs', 'subscription']);
  const { day } = useDayText();
  const { busy, failure, change } = useSubscriptionChange();
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {t('choice.planned', { from: end_date ? day(dayAfter(end_date)) : '' })}
      </Typography>
      {!isNextPeriodPaid(subscription) && (
        <Button
          variant="outlined"
          loading={busy}
          onClick={() => change('planTariff', { tariff: tariff_id, billing_cycle }, t('subscription:plan.takenBack'))}
          sx={{ minHeight: 40 }}
        >
          {t('choice.takeBack')}
        </Button>
      )}
      {failure && (
        <Alert severity="error" role="alert" sx={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
    </>
  );
}

function QuotedTariffChoice({
  offer,
  cycle,
  subscription,
  onChoose,
}: Pick<Props, 'offer' | 'cycle' | 'subscription' | 'onChoose'>) {
  const { t, i18n } = useTranslation(['tariffs', 'engine']);
  const { day } = useDayText();
  const failureText = usePaymentErrorText();
  const { quote, error, refetch } = useQuote(offer.id, cycle);
  const name = offerName(offer, i18n.language);
  if (isAlreadyPaid(error)) {
    return (
      <Typography sx={{ fontWeight: 600 }}>
        {t('choice.paid', { end: subscription.paid_until ? day(subscription.paid_until) : '' })}
      </Typography>
    );
  }
  if (error !== undefined) {
    return <RetryAlert text={failureText(error)} keepsLines onRetry={refetch} />;
  }
  if (!quote) return <Skeleton variant="rounded" height={68} />;
  const formatCents = (cents: number) => formatMinorUnits(cents, quote.currency, i18n.language);
  const isCurrent =
    offer.id === subscription.tariff_id && cycle === subscription.billing_cycle && subscription.state === 'ACTIVE';
  const textKey = isCurrent ? 'next' : 'choose';
  return (
    <>
      <div>
        <Typography sx={{ fontWeight: 600 }}>
          {quote.at_once
            ? t(quote.tax > 0 ? 'choice.now' : 'choice.nowUntaxed', { amount: formatCents(quote.amount) })
            : t('choice.later', { from: day(quote.start_date) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {quote.at_once
            ? t(quote.credit > 0 ? 'choice.credit' : 'choice.until', {
                credit: formatCents(quote.credit),
                until: day(quote.end_date),
              })
            : t('choice.nothingNow')}
        </Typography>
      </div>
      <Button
        variant={isCurrent ? 'outlined' : 'contained'}
        aria-label={t(`choice.${textKey}Of`, { name })}
        onClick={onChoose}
        sx={{ minHeight: 40 }}
      >
        {t(`choice.${textKey}`)}
      </Button>
    </>
  );
}

/** Returns whether an error means that the next period is already paid. */
const isAlreadyPaid = (error: unknown) =>
  error instanceof ApiError &&
  Object.values(error.validation)
    .flat()
    .some(({ code }) => code === 'already_paid');
