import Cancel from '@mui/icons-material/EventBusyOutlined';
import Choose from '@mui/icons-material/ListAltOutlined';
import Over from '@mui/icons-material/HourglassBottomOutlined';
import Runs from '@mui/icons-material/CheckCircleOutline';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshSubscriptionInfo } from '../../../providers/auth/fetchSubscription';
import { useSession, useAppServices } from '../../ui/appServices';
import { formatNames } from '../../ui/formatNames';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { useSubscriptionContacts } from '../../ui/useSubscriptionContacts';
import { InfoNotice } from './InfoNotice';
import { SignOutButton } from './SignOutButton';
import { subscriptionActionFor } from './subscriptionAction';

/** Why a company has no active subscription. */
export type NoSubscriptionReason = 'canceled' | 'expired' | 'required';

/** Icon and colour of the page for each reason. */
const iconByReason = {
  canceled: { Icon: Cancel, colour: 'warning' },
  expired: { Icon: Over, colour: 'warning' },
  required: { Icon: Choose, colour: 'primary' },
} as const;

/** Interval of the check whether the company has a subscription again. */
const checkIntervalMs = 30_000;

/**
 * Shows that the company has no active subscription, and what the user can do. Shows a success message as soon as the
 * company has a subscription again.
 */
export function NoSubscriptionPage({ reason }: { reason: NoSubscriptionReason }) {
  const { t, i18n } = useTranslation('info');
  const session = useSession();
  const { busy, runSingle } = useSingleFlight();
  const checkSubscription = useSubscriptionCheck(session !== null);
  const action = subscriptionActionFor(session);
  const contacts = useSubscriptionContacts(action.name === 'ask');

  const isActive = session?.subscriptionState === 'ACTIVE' || session?.subscriptionState === 'TRIAL';
  if (isActive && session.user.status === 'ONBOARDING_COMPLETED') {
    return (
      <InfoNotice
        Icon={Runs}
        colour="success"
        title={t('subscription.runs.title')}
        texts={[t('subscription.runs.text')]}
      >
        <Button href="/" variant="contained" size="large">
          {t('subscription.ways.start')}
        </Button>
      </InfoNotice>
    );
  }
  const canRead = session?.user.status === 'ONBOARDING_COMPLETED';
  const askText =
    contacts.length > 0
      ? t('subscription.askNames', { names: formatNames(contacts, i18n.language) })
      : t('subscription.askText');
  return (
    <InfoNotice
      {...iconByReason[reason]}
      title={t(`subscription.${reason}.title`)}
      texts={[t(`subscription.${reason}.text`), action.name === 'ask' ? askText : undefined]}
    >
      {action.url === undefined ? (
        <Button variant="contained" size="large" loading={busy} onClick={() => void runSingle(checkSubscription)}>
          {t('subscription.ways.look')}
        </Button>
      ) : (
        <Button href={action.url} variant="contained" size="large">
          {t(`subscription.ways.${action.name}`)}
        </Button>
      )}
      {canRead && (
        <Button href="/" variant="outlined" size="large">
          {t('subscription.ways.read')}
        </Button>
      )}
      <SignOutButton />
    </InfoNotice>
  );
}

/**
 * Checks the subscription on mount, when the page becomes visible, and at an interval. Returns a function that checks
 * at once.
 */
function useSubscriptionCheck(signedIn: boolean): () => Promise<void> {
  const { connection, refresher } = useAppServices();
  // A failed check leaves the page as it is.
  const checkSubscription = useCallback(
    async () => refreshSubscriptionInfo(connection, refresher).catch(() => {}),
    [connection, refresher],
  );
  useEffect(() => {
    if (!signedIn) return undefined;
    const checkIfVisible = () => {
      if (document.visibilityState === 'visible') void checkSubscription();
    };
    checkIfVisible();
    const timer = setInterval(checkIfVisible, checkIntervalMs);
    document.addEventListener('visibilitychange', checkIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [signedIn, checkSubscription]);
  return checkSubscription;
}
