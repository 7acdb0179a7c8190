import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { installPrompt, isInstalled } from '../../ui/installPrompt';
import { type NavigationPlatform, navigationPlatformOf } from './navigation';
import { touchTargetStyle } from './touchTarget';

const dismissedKey = 'installHintDismissed';

/** How the page can be installed: by the browser's own offer, or by hand as the text says. Absent: it cannot. */
export function installWay(platform: NavigationPlatform, hasPrompt: boolean): 'action' | 'ios' | 'other' | undefined {
  if (hasPrompt) return 'action';
  return platform === 'other' ? undefined : platform === 'ios' ? 'ios' : 'other';
}

/** Offers to install the page, and says what may be lost otherwise. Shows nothing in the installed app. */
export function InstallHint() {
  const { t } = useTranslation('today');
  const hasPrompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.isAvailable);
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(dismissedKey) !== null);
  const way = installWay(navigationPlatformOf(navigator), hasPrompt);
  if (!way || isDismissed || isInstalled()) return null;
  const dismiss = () => {
    localStorage.setItem(dismissedKey, 'yes');
    setIsDismissed(true);
  };
  return (
    <Alert severity="info">
      <AlertTitle>{t('install.title')}</AlertTitle>
      {t('install.risk')}
      {way !== 'action' && <Box sx={{ mt: 1 }}>{t(`install.${way}`)}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {way === 'action' && (
          <Button color="inherit" variant="outlined" onClick={installPrompt.show} sx={touchTargetStyle()}>
            {t('install.action')}
          </Button>
        )}
        <Button color="inherit" onClick={dismiss} sx={touchTargetStyle()}>
          {t('install.dismiss')}
        </Button>
      </Box>
    </Alert>
  );
}
