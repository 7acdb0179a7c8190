import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import type { Session } from '../../../providers/auth/session';
import { loadNamespaces, applyAccountLanguage } from '../../../providers/i18n';
import type { SocialToken } from '../../../providers/social/provider';
import { addressAfterSignIn } from '../../routing/addresses';
import type { PublicPageProps } from '../../routing/publicPageProps';
import { registrationSteps } from '../../routing/registrationSteps';
import { useAppServices } from '../../ui/appServices';
import { whenIdle } from '../../ui/whenIdle';
import { PasswordForm } from './PasswordForm';

/** Loads the buttons of identity providers and their texts. */
export async function loadSocialSignIn() {
  const [{ SocialSignIn: Ways }] = await Promise.all([import('./SocialSignIn'), loadNamespaces('social')]);
  return { default: Ways };
}

const SocialSignIn = lazy(loadSocialSignIn);

const SocialCodeForm = lazy(async () => ({ default: (await import('./SocialCodeForm')).SocialCodeForm }));

/** Renders the sign-in page. */
export function SignInPage({ openConsole, prepareConsole, prefetch }: PublicPageProps) {
  const { t } = useTranslation('auth');
  const { social } = useAppServices();
  // Token of a provider, while the server waits for the code of the second factor. The password form is then hidden.
  const [tokenAwaitingCode, setTokenAwaitingCode] = useState<SocialToken>();

  // The browser's address changes when the console is prepared.
  const [search] = useState(() => window.location.search);
  useEffect(() => whenIdle(prefetch), [prefetch]);
  async function openRequestedPage(session: Session) {
    const { lang } = session.user;
    if (lang) await applyAccountLanguage(lang);
    openConsole(addressAfterSignIn(session, search));
  }

  if (tokenAwaitingCode)
    return (
      <SocialCodeForm
        token={tokenAwaitingCode}
        onSignedIn={openRequestedPage}
        onBack={() => setTokenAwaitingCode(undefined)}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PasswordForm
        onSignedIn={openRequestedPage}
        onAccepted={(session) => prepareConsole(addressAfterSignIn(session, search))}
        prefetch={prefetch}
      >
        {social.length > 0 && (
          <Suspense fallback={<Box sx={{ height: 32 + 52 * social.length }} />}>
            <SocialSignIn onSignedIn={openRequestedPage} onCodeRequired={setTokenAwaitingCode} />
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
