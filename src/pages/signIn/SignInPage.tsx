import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { loadAreas, takeLanguage } from '../../../providers/i18n';
import type { SocialToken } from '../../../providers/social/provider';
import { wantedAddress } from '../../routing/addresses';
import type { Entrance } from '../../routing/entrance';
import { registrationSteps } from '../../routing/registrationSteps';
import { useAppServices } from '../../ui/appServices';
import { PasswordForm } from './PasswordForm';

const SocialSignIn = lazy(async () => {
  const [{ SocialSignIn: Ways }] = await Promise.all([import('./SocialSignIn'), loadAreas('social')]);
  return { default: Ways };
});

const SocialCodeForm = lazy(async () => ({ default: (await import('./SocialCodeForm')).SocialCodeForm }));

/** Where a person signs in. */
export function SignInPage({ enter, prefetch }: Entrance) {
  const { t } = useTranslation('auth');
  const { social } = useAppServices();
  // Who came by a provider and needs a code besides has nothing to do with a password any more.
  const [awaitingCode, setAwaitingCode] = useState<SocialToken>();

  async function entered({ user }: Session) {
    if (user.lang) await takeLanguage(user.lang);
    enter(wantedAddress(window.location.search));
  }

  if (awaitingCode)
    return <SocialCodeForm token={awaitingCode} entered={entered} leave={() => setAwaitingCode(undefined)} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordForm entered={entered} prefetch={prefetch}>
        {social.length > 0 && (
          <Suspense fallback={<Box sx={{ height: 32 + 52 * social.length }} />}>
            <SocialSignIn entered={entered} onCodeWanted={setAwaitingCode} />
          </Suspense>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 1,
            fontSize: '0.875rem',
          }}
        >
          <Link href="/auth/restorePassword">{t('forgot')}</Link>
          <Link href={registrationSteps.account}>{t('register')}</Link>
        </Box>
      </PasswordForm>
    </Box>
  );
}
