import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import type { Session } from '../../../providers/auth/session';
import { loadNamespaces } from '../../../providers/i18n';
import type { PublicPageProps } from '../../routing/publicPageProps';
import { registrationSteps } from '../../routing/registrationSteps';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession, useAppServices } from '../../ui/appServices';
import { AccountForm } from './AccountForm';
import { ProveEmailForm } from './ProveEmailForm';
import { StepHeader } from './StepHeader';

const ByProvider = lazy(async () => {
  const [{ SocialRegistration: Ways }] = await Promise.all([import('./SocialRegistration'), loadNamespaces('social')]);
  return { default: Ways };
});

/**
 * Renders the first step of the registration: the form of the user's account, and then the form for the code that
 * proves its email address.
 */
export function AccountStep({ openConsole, prefetch }: PublicPageProps) {
  const { t } = useTranslation('registration');
  const { social, registration } = useAppServices();
  const session = useSession();
  const mustProve = session?.user.must_prove_email === true;
  // `hasProof` stays true after the address is proved, so that the form of the code does not disappear while the next
  // step loads.
  const [hasProof, setHasProof] = useState(mustProve);
  if (mustProve && !hasProof) setHasProof(true);
  // `emailOnMount` keeps the value of the first render, so that the notice "already signed in" does not appear after
  // this step has created an account.
  const [emailOnMount] = useState(mustProve ? undefined : session?.user.email);
  const next = () => openConsole(registrationSteps.company);
  const afterAccount = ({ user }: Session) => {
    if (!user.must_prove_email) next();
  };

  if (session && hasProof) return <ProveEmailForm email={session.user.email} isProved={!mustProve} onProved={next} />;
  if (emailOnMount !== undefined) return <AlreadySignedIn email={emailOnMount} next={next} />;
  if (registration === 'closed') return <RegistrationClosed />;
  return (
    <>
      <DocumentTitle title={t('account.title')} />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <AccountForm onDone={afterAccount} prefetch={prefetch} />
        {social.length > 0 && (
          <Suspense fallback={<Skeleton variant="rounded" height={84 + 52 * social.length} />}>
            <ByProvider onDone={afterAccount} />
          </Suspense>
        )}
      </Box>
    </>
  );
}

/** Shows that the user already has an account and can continue. */
function AlreadySignedIn({ email, next }: { email: string; next: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <DocumentTitle title={t('account.title')} />
      <StepHeader focusOnMount title={t('account.signedIn')} text={t('account.signedInText', { email })} />
      <Button variant="contained" onClick={next} sx={{ height: 44, fontSize: '0.9375rem' }}>
        {t('account.goOn')}
      </Button>
    </Box>
  );
}

/** Shows that companies cannot register on this server. */
function RegistrationClosed() {
  const { t } = useTranslation('registration');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <DocumentTitle title={t('closed.title')} />
      <StepHeader focusOnMount title={t('closed.title')} text={t('closed.text')} />
      <Button variant="contained" href="/auth" sx={{ height: 44, fontSize: '0.9375rem' }}>
        {t('signIn')}
      </Button>
    </Box>
  );
}
