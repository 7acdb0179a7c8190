import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialSetting } from '../../../providers/config';
import { drawsItself } from '../../../providers/social';
import type { SocialToken } from '../../../providers/social/provider';
import { useTab } from '../tab';
import { useOnce } from '../useOnce';
import { AskingButton } from './AskingButton';
import { DrawnButton } from './DrawnButton';
import { type SocialFailure, type SocialFailureReason, socialFailureOf, socialFailureText } from './failure';

interface Props {
  /** Has the server look at what a provider handed over. What it throws is told here. */
  send: (token: SocialToken) => Promise<void>;
}

interface Told {
  setting: SocialSetting;
  failure: SocialFailure;
}

/** Where those go on whom a provider knows and this way in does not lead anywhere. */
const waysOn: Readonly<Partial<Record<SocialFailureReason, { href: string; words: string }>>> = {
  not_registered: { href: '/auth/registration/step1', words: 'registerCompany' },
  not_linked: { href: '/auth/restorePassword', words: 'askForLink' },
  taken: { href: '/auth', words: 'signIn' },
};

/** Ways in by the providers that are configured, below a form. Its page shows it only when there are any. */
export function SocialButtons({ send }: Props) {
  const { t } = useTranslation('social');
  const { social } = useTab();
  const [told, setTold] = useState<Told>();
  const { busy, once } = useOnce();
  const nameOf = ({ provider }: SocialSetting) => t(`providers.${provider}`);

  const wayOn = told && waysOn[told.failure.reason];
  const fail = (setting: SocialSetting) => (error: unknown) => setTold({ setting, failure: socialFailureOf(error) });
  const use = (setting: SocialSetting) => async (token: SocialToken) => {
    setTold(undefined);
    await once(async () => send(token).catch(fail(setting)));
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('or')}</Divider>
      {social.map((setting) => {
        const Way = drawsItself(setting) ? DrawnButton : AskingButton;
        return (
          <Way
            key={setting.provider}
            setting={setting}
            name={nameOf(setting)}
            busy={busy}
            onToken={use(setting)}
            onError={fail(setting)}
          />
        );
      })}
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {told && (
          <Alert role="presentation" severity={wayOn ? 'info' : 'error'}>
            {socialFailureText(told.failure, t, nameOf(told.setting))}
            {wayOn && (
              <Link
                href={wayOn.href}
                color="inherit"
                underline="always"
                sx={{ display: 'block', mt: 0.5, fontWeight: 600 }}
              >
                {t(wayOn.words)}
              </Link>
            )}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
