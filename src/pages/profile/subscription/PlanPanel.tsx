import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAllowed } from '../../../../providers/auth/methods';
import { useDayText } from '../../../fields/useDayText';
import { Badge } from '../../../ui/Badge';
import { useSession } from '../../../ui/appServices';
import { registrationSteps } from '../../../routing/registrationSteps';
import { type Offer, offerName } from '../../tariffs/offers';
import { Fact, Facts } from '../Facts';
import { Panel } from '../Panel';
import { Ending } from './Ending';
import { daysLeft, followingOf, isPaidAhead, planOf, stateTones, type Subscription } from './subscription';
import { useChanges } from './useChanges';
import { useFollowingText } from './useFollowingText';
import { usePriceText } from './usePriceText';

interface Props {
  subscription: Subscription;
  offers: readonly Offer[];
}

/** What runs, what it costs, and what happens at its end, with the ways to change that. */
export function PlanPanel({ subscription, offers }: Props) {
  const { t, i18n } = useTranslation('subscription');
  const { window } = useDayText();
  const price = usePriceText(offers);
  const following = followingOf(subscription);
  const tell = useFollowingText(subscription, offers);
  const { state, tariff_id, billing_cycle, start_date, end_date, renewal } = subscription;
  const offer = offers.find(({ id }) => id === tariff_id);
  const runs = state === 'ACTIVE' || state === 'TRIAL';
  const worries = following.kind === 'again' || following.kind === 'gaveUp';
  return (
    <Panel title={t('plan.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5 }}>
        <Typography component="span" sx={{ fontSize: '1.375rem', fontWeight: 600, letterSpacing: '-0.01em' }}>
          {offer ? offerName(offer, i18n.language) : t('plan.without')}
        </Typography>
        <Badge tone={stateTones[state]} label={t(`states.${state}`)} />
      </Box>
      <Facts>
        <Fact name={t('plan.price')}>
          {state === 'TRIAL' ? t('plan.nothing') : tariff_id && billing_cycle && price(tariff_id, billing_cycle)}
        </Fact>
        <Fact name={t(runs ? 'plan.period' : 'plan.lastPeriod')}>{window(start_date ?? null, end_date ?? null)}</Fact>
        <Fact name={t('plan.left')}>{runs && end_date && t('plan.days', { count: daysLeft(end_date) })}</Fact>
      </Facts>
      {worries ? (
        <Alert severity="error" sx={{ mt: 2 }}>
          {tell(following)}
          {renewal.error_message && <Box sx={{ mt: 0.5 }}>{t('plan.reason', { reason: renewal.error_message })}</Box>}
        </Alert>
      ) : (
        <Typography sx={{ mt: 2, maxWidth: 640 }}>{tell(following)}</Typography>
      )}
      <Ways {...{ subscription }} />
    </Panel>
  );
}

/** What can be done about it, for who may pay. */
function Ways({ subscription }: Pick<Props, 'subscription'>) {
  const { t } = useTranslation('subscription');
  const session = useSession();
  const { busy, change, failure } = useChanges();
  const { id, tariff_id, billing_cycle, state, end_date, paid_until } = subscription;
  const runs = (state === 'ACTIVE' || state === 'TRIAL') && Boolean(end_date);
  const planned = planOf(subscription);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, '&:empty': { display: 'none' } }}>
        {isAllowed(session, 'paymentQuote') && (
          <Button component={Link} to={runs ? '/tariffs' : registrationSteps.tariff} variant="contained">
            {t(runs ? 'plan.change' : 'plan.choose')}
          </Button>
        )}
        {isAllowed(session, 'tariffs') && !isAllowed(session, 'paymentQuote') && (
          <Button component={Link} to="/tariffs" variant="outlined">
            {t('plan.compare')}
          </Button>
        )}
        {runs &&
          planned &&
          !isPaidAhead(subscription) &&
          tariff_id &&
          billing_cycle &&
          isAllowed(session, 'planTariff') && (
            <Button
              variant="outlined"
              loading={busy}
              onClick={() => change('planTariff', { tariff: tariff_id, billing_cycle }, t('plan.takenBack'))}
            >
              {t('plan.takeBack')}
            </Button>
          )}
        {runs && subscription.canceled_at && isAllowed(session, 'resumeSubscription') && (
          <Button
            variant="outlined"
            loading={busy}
            onClick={() => change('resumeSubscription', { id }, t('ending.resumed'))}
          >
            {t('ending.resume')}
          </Button>
        )}
        {runs && !subscription.canceled_at && paid_until && isAllowed(session, 'disableSubscription') && (
          <Ending {...{ id }} end={paid_until} trial={state === 'TRIAL'} />
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
