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
import { TextLink } from '../../ui/html/TextLink';
import { whenIdle } from '../../ui/whenIdle';
import { PasswordForm } from './PasswordForm';
import styles from './SignInPage.module.css';

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
  const { social, registration } = useAppServices();
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
    <div className={styles.page}>
      <PasswordForm
        onSignedIn={openRequestedPage}
        onAccepted={(session) => prepareConsole(addressAfterSignIn(session, search))}
        prefetch={prefetch}
      >
        {social.length > 0 && (
          <Suspense fallback={<div style={{ height: 32 + 52 * social.length }} />}>
            <SocialSignIn onSignedIn={openRequestedPage} onCodeRequired={setTokenAwaitingCode} />
          </Suspense>
        )}
        <div className={styles.links}>
          <TextLink href="/auth/restorePassword">{t('forgot')}</TextLink>
          {registration === 'open' && <TextLink href={registrationSteps.account}>{t('register')}</TextLink>}
        </div>
      </PasswordForm>
    </div>
  );
}
