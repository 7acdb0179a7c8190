import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialSetting } from '../../../providers/config';
import { hasProviderRenderedButton } from '../../../providers/social';
import type { SocialToken } from '../../../providers/social/provider';
import { useAppServices } from '../appServices';
import { useSingleFlight } from '../useSingleFlight';
import { PopupSignInButton } from './PopupSignInButton';
import { ProviderRenderedButton } from './ProviderRenderedButton';
import { type SocialFailure, type SocialFailureReason, socialFailureOf, socialFailureText } from './socialFailure';

interface Props {
  /** Sends the provider's token to the server. Errors are shown below the buttons. */
  send: (token: SocialToken) => Promise<void>;
}

interface SocialFailureState {
  setting: SocialSetting;
  failure: SocialFailure;
}

/** Next steps by failure, for users whom the provider has authenticated but who cannot sign in here. */
const nextStepByReason: Readonly<Partial<Record<SocialFailureReason, { href: string; textKey: string }>>> = {
  not_registered: { href: '/auth/registration/step1', textKey: 'registerCompany' },
  not_linked: { href: '/auth/restorePassword', textKey: 'askForLink' },
  taken: { href: '/auth', textKey: 'signIn' },
};

/** Shows the sign-in buttons of the configured providers. Used only if at least one is configured. */
export function SocialButtons({ send }: Props) {
  const { t } = useTranslation('social');
  const { social, registration } = useAppServices();
  const [failed, setFailed] = useState<SocialFailureState>();
  const { busy, runSingle } = useSingleFlight();
  const nameOf = ({ provider }: SocialSetting) => t(`providers.${provider}`);

  const canTakeStep = registration === 'open' || failed?.failure.reason !== 'not_registered';
  const nextStep = failed && canTakeStep ? nextStepByReason[failed.failure.reason] : undefined;
  const handleFailure = (setting: SocialSetting) => (error: unknown) =>
    setFailed({ setting, failure: socialFailureOf(error) });
  const handleToken = (setting: SocialSetting) => async (token: SocialToken) => {
    setFailed(undefined);
    await runSingle(async () => send(token).catch(handleFailure(setting)));
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('or')}</Divider>
      {social.map((setting) => {
        const ProviderButton = hasProviderRenderedButton(setting) ? ProviderRenderedButton : PopupSignInButton;
        return (
          <ProviderButton
            key={setting.provider}
            setting={setting}
            name={nameOf(setting)}
            busy={busy}
            onToken={handleToken(setting)}
            onError={handleFailure(setting)}
          />
        );
      })}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {failed && (
          <Alert role="presentation" severity={nextStep ? 'info' : 'error'}>
            {socialFailureText(failed.failure, t, nameOf(failed.setting))}
            {nextStep && (
              <Link
                href={nextStep.href}
                color="inherit"
                underline="always"
                sx={{ display: 'block', mt: 0.5, fontWeight: 600 }}
              >
                {t(nextStep.textKey)}
              </Link>
            )}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
