import Cancel from '@mui/icons-material/EventBusyOutlined';
import Choose from '@mui/icons-material/ListAltOutlined';
import Over from '@mui/icons-material/HourglassBottomOutlined';
import Runs from '@mui/icons-material/CheckCircleOutline';
import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeStanding } from '../../../providers/auth/askStanding';
import { useSession, useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';
import { InfoNotice } from './InfoNotice';
import { SignOutButton } from './SignOutButton';
import { wayOn } from './wayOn';

/** Why a company cannot work. */
export type Lapse = 'canceled' | 'expired' | 'required';

/** A sign for each and its colour. */
const signs = {
  canceled: { Sign: Cancel, colour: 'warning' },
  expired: { Sign: Over, colour: 'warning' },
  required: { Sign: Choose, colour: 'primary' },
} as const;

/** Milliseconds after which it is looked whether somebody has paid. */
const pause = 30_000;

/** Tells that the company has no subscription, and the one thing to do about it; and when it has one again. */
export function StandingPage({ kind }: { kind: Lapse }) {
  const { t } = useTranslation('info');
  const session = useSession();
  const { busy, once } = useOnce();
  const look = useLook(session !== null);

  const runs = session?.subscriptionState === 'ACTIVE' || session?.subscriptionState === 'TRIAL';
  if (runs && session.user.status === 'ONBOARDING_COMPLETED') {
    return (
      <InfoNotice
        Sign={Runs}
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
  const way = wayOn(session);
  return (
    <InfoNotice
      {...signs[kind]}
      title={t(`subscription.${kind}.title`)}
      texts={[t(`subscription.${kind}.text`), way.name === 'ask' ? t('subscription.askText') : undefined]}
    >
      {way.address === undefined ? (
        <Button variant="contained" size="large" loading={busy} onClick={() => void once(look)}>
          {t('subscription.ways.look')}
        </Button>
      ) : (
        <Button href={way.address} variant="contained" size="large">
          {t(`subscription.ways.${way.name}`)}
        </Button>
      )}
      <SignOutButton />
    </InfoNotice>
  );
}

/** Looks whether the company has a subscription by now: at once, when one comes back to the page, now and then, and when asked. */
function useLook(signedIn: boolean): () => Promise<void> {
  const { connection, refresher } = useTab();
  // Without an answer the page stays as it is.
  const look = useCallback(async () => takeStanding(connection, refresher).catch(() => {}), [connection, refresher]);
  useEffect(() => {
    if (!signedIn) return undefined;
    const onTurn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    onTurn();
    const timer = setInterval(onTurn, pause);
    document.addEventListener('visibilitychange', onTurn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onTurn);
    };
  }, [signedIn, look]);
  return look;
}
