import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotification } from '../../../../providers/notification';
import { errorText } from '../../../ui/errorText';
import { ProfilePanel } from '../ProfilePanel';
import { currentSubscription, pushSupport, subscribeBrowser, subscriptionInput } from './browserPush';

/** Turns messages to this browser on and off. */
export function PushPanel() {
  const { t } = useTranslation(['inbox', 'app']);
  const { isOn, busy, turnOn, turnOff } = useBrowserPush();
  const support = pushSupport();
  return (
    <ProfilePanel title={t('inbox:push.title')} text={t('inbox:push.text')}>
      <Typography role="status" sx={{ mt: 2 }}>
        {support === 'supported' ? t(isOn ? 'inbox:push.on' : 'inbox:push.off') : t(`inbox:push.${support}`)}
      </Typography>
      {support === 'supported' && (
        <Button
          variant="outlined"
          color={isOn ? 'inherit' : 'primary'}
          loading={busy}
          onClick={() => void (isOn ? turnOff() : turnOn())}
          sx={{ mt: 1 }}
        >
          {t(isOn ? 'inbox:push.turnOff' : 'inbox:push.turnOn')}
        </Button>
      )}
    </ProfilePanel>
  );
}

function useBrowserPush() {
  const { t } = useTranslation(['inbox', 'app']);
  const { custom } = useDataProvider()();
  const [isOn, setIsOn] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    currentSubscription().then(
      (subscription) => setIsOn(subscription !== null),
      () => setIsOn(false),
    );
  }, []);

  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    try {
      setIsOn(await work());
    } catch (error) {
      showNotification('error', errorText(error, t));
    }
    setBusy(false);
  };
  return {
    isOn,
    busy,
    turnOn: () =>
      run(async () => {
        const answer = await custom?.({ url: '', method: 'get', meta: { method: 'pushKey' } });
        const subscription = await subscribeBrowser(String(answer?.data.value));
        if (!subscription) return false;
        const meta = { method: 'subscribeToPush', input: subscriptionInput(subscription) };
        await custom?.({ url: '', method: 'post', meta });
        return true;
      }),
    turnOff: () =>
      run(async () => {
        const subscription = await currentSubscription();
        if (!subscription) return false;
        const meta = { method: 'unsubscribeFromPush', input: { endpoint: subscription.endpoint } };
        await custom?.({ url: '', method: 'post', meta });
        await subscription.unsubscribe();
        return false;
      }),
  };
}
