import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useDayText } from '../../../fields/useDayText';
import { Badge } from '../../../ui/Badge';
import { useSession } from '../../../ui/appServices';
import { type Offer, offerName } from '../../tariffs/offers';
import { DescriptionItem, DescriptionList } from '../DescriptionList';
import { ProfilePanel } from '../ProfilePanel';
import { CancelSubscription } from './CancelSubscription';
import { hasRunningPeriod, tariffChoicePath } from './tariffChoicePath';
import {
  daysLeftUntil,
  periodEndOutcomeOf,
  isNextPeriodPaid,
  plannedTariff,
  subscriptionTones,
  type Subscription,
} from './subscription';
import { useSubscriptionChange } from './useSubscriptionChange';
import { useNextPeriodText } from './useNextPeriodText';
import { usePriceText } from './usePriceText';

interface Props {
  subscription: Subscription;
  offers: readonly Offer[];
}

/** Shows the current tariff, its price and what happens at the end of the period. */
export function PlanPanel({ subscription, offers }: Props) {
  const { t, i18n } = useTranslation('subscription');
  const { window } = useDayText();
  const price = usePriceText(offers);
  const nextPeriod = periodEndOutcomeOf(subscription);
  const nextPeriodText = useNextPeriodText(subscription, offers);
  const { state, tariff_id, billing_cycle, start_date, end_date, renewal } = subscription;
  const offer = offers.find(({ id }) => id === tariff_id);
  const isRunning = state === 'ACTIVE' || state === 'TRIAL';
  const isRenewalFailing = nextPeriod.kind === 'again' || nextPeriod.kind === 'gaveUp';
  return (
    <ProfilePanel title={t('plan.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Typography component="span" sx={{ fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.01em' }}>
          {offer ? offerName(offer, i18n.language) : t('plan.without')}
        </Typography>
        <Badge tone={subscriptionTones[state]} label={t(`states.${state}`)} />
      </Box>
      <DescriptionList>
        <DescriptionItem name={t('plan.price')}>
          {state === 'TRIAL' ? t('plan.nothing') : tariff_id && billing_cycle && price(tariff_id, billing_cycle)}
        </DescriptionItem>
        <DescriptionItem name={t(isRunning ? 'plan.period' : 'plan.lastPeriod')}>
          {window(start_date ?? null, end_date ?? null)}
        </DescriptionItem>
        <DescriptionItem name={t('plan.left')}>
          {isRunning && end_date && t('plan.days', { count: daysLeftUntil(end_date) })}
        </DescriptionItem>
      </DescriptionList>
      {isRenewalFailing ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {nextPeriodText(nextPeriod)}
          {renewal.error_message && <Box sx={{ mt: 0.5 }}>{t('plan.reason', { reason: renewal.error_message })}</Box>}
        </Alert>
      ) : (
        <Typography sx={{ mt: 2, maxWidth: 640 }}>{nextPeriodText(nextPeriod)}</Typography>
      )}
      <PlanActions {...{ subscription }} />
    </ProfilePanel>
  );
}

/** Shows the actions that the user may take on the subscription. */
function PlanActions({ subscription }: Pick<Props, 'subscription'>) {
  const { t } = useTranslation('subscription');
  const session = useSession();
  const { busy, change, failure } = useSubscriptionChange();
  const { id, tariff_id, billing_cycle, state, paid_until } = subscription;
  const isRunning = hasRunningPeriod(subscription);
  const plan = plannedTariff(subscription);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
        {isMethodAllowed(session, 'paymentQuote') && (
          <Button component={Link} to={tariffChoicePath(subscription)} variant="contained">
            {t(isRunning ? 'plan.change' : 'plan.choose')}
          </Button>
        )}
        {isMethodAllowed(session, 'tariffs') && !isMethodAllowed(session, 'paymentQuote') && (
          <Button component={Link} to="/tariffs" variant="outlined">
            {t('plan.compare')}
          </Button>
        )}
        {isRunning &&
          plan &&
          !isNextPeriodPaid(subscription) &&
          tariff_id &&
          billing_cycle &&
          isMethodAllowed(session, 'planTariff') && (
            <Button
              variant="outlined"
              loading={busy}
              onClick={() => change('planTariff', { tariff: tariff_id, billing_cycle }, t('plan.takenBack'))}
            >
              {t('plan.takeBack')}
            </Button>
          )}
        {isRunning && subscription.canceled_at && isMethodAllowed(session, 'resumeSubscription') && (
          <Button
            variant="outlined"
            loading={busy}
            onClick={() => change('resumeSubscription', { id }, t('ending.resumed'))}
          >
            {t('ending.resume')}
          </Button>
        )}
        {isRunning && !subscription.canceled_at && paid_until && isMethodAllowed(session, 'disableSubscription') && (
          <CancelSubscription {...{ id }} end={paid_until} isTrial={state === 'TRIAL'} />
        )}
      </Box>
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failure && (
          <Alert role="presentation" severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </>
  );
}
