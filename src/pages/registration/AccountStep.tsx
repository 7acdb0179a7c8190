import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage, loadNamespaces } from '../../../providers/i18n';
import { isLanguage } from '../../../providers/i18n/language';
import { languageSettings } from '../../../resources/languages';
import type { PublicPageProps } from '../../routing/publicPageProps';
import { registrationSteps } from '../../routing/registrationSteps';
import { retryDelayText } from '../../ui/errorText';
import { LabelledField } from '../../ui/LabelledField';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { NewPasswordField } from '../../ui/password/NewPasswordField';
import { RadioRow } from '../../ui/RadioRow';
import { useSession, useAppServices } from '../../ui/appServices';
import { StepHeader } from './StepHeader';
import { useAccountForm } from './useAccountForm';

const ByProvider = lazy(async () => {
  const [{ SocialRegistration: Ways }] = await Promise.all([import('./SocialRegistration'), loadNamespaces('social')]);
  return { default: Ways };
});

/** Renders the first step of the registration: the user's account. */
export function AccountStep({ openConsole, prefetch }: PublicPageProps) {
  const { t } = useTranslation('registration');
  const { social } = useAppServices();
  const email = useSession()?.user.email;
  // Stores the value of the first render, so that the notice does not appear after this step has created an account.
  const [emailOnMount] = useState(email);
  const next = () => openConsole(registrationSteps.company);
  return (
    <>
      <DocumentTitle title={t('account.title')} />
      {emailOnMount !== undefined && <AlreadySignedIn email={emailOnMount} next={next} />}
      {emailOnMount === undefined && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AccountForm {...{ next, prefetch }} />
          {social.length > 0 && (
            <Suspense fallback={<Skeleton variant="rounded" height={32 + 52 * social.length} />}>
              <ByProvider onDone={next} />
            </Suspense>
          )}
        </Box>
      )}
    </>
  );
}

/** Text keys by the reason of a failure. */
const failureKeys = {
  locked: 'app:errors.locked',
  network: 'account.errors.network',
  unknown: 'account.errors.unknown',
} as const;

interface FormProps {
  next: () => void;
  prefetch: () => void;
}

function AccountForm({ next, prefetch }: FormProps) {
  const { t } = useTranslation(['registration', 'app']);
  const { languages } = useAppServices();
  const form = useAccountForm(next);
  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
      <StepHeader title={t('account.title')} text={t('account.text')} />
      <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {form.failure && (
          <Alert role="presentation" severity={form.failure.reason === 'network' ? 'warning' : 'error'}>
            {form.failure.wait ? retryDelayText(form.failure.wait, t) : t(failureKeys[form.failure.reason])}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75 }}>
        <LabelledField
          name="email"
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoFocus
          value={form.email}
          inputRef={form.emailRef}
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          error={form.emailProblem}
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement) form.changeEmail(target.value);
          }}
        />
        {form.emailTaken && (
          <Typography variant="body2">
            {t('account.haveAccount')}{' '}
            <Link href="/auth" underline="always">
              {t('account.signIn')}
            </Link>
          </Typography>
        )}
      </Box>
      <Box onFocus={prefetch}>
        <NewPasswordField entry={form.password} label={t('account.password')} />
      </Box>
      {languages.length > 1 && (
        <RadioRow
          id="language"
          label={t('account.language')}
          options={languages.map((value) => ({ value, label: languageSettings[value].name }))}
          value={currentLanguage()}
          onChange={(language) => {
            if (isLanguage(language)) void chooseLanguage(language);
          }}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        aria-disabled={form.busy}
        startIcon={form.busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
        sx={{ height: 44, fontSize: '0.9375rem' }}
      >
        {t(form.busy ? 'account.submitting' : 'account.submit')}
      </Button>
    </Box>
  );
}

/** Shows that the user already has an account and can continue. */
function AlreadySignedIn({ email, next }: { email: string; next: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
      <StepHeader focusOnMount title={t('account.signedIn')} text={t('account.signedInText', { email })} />
      <Button variant="contained" onClick={next} sx={{ height: 44, fontSize: '0.9375rem' }}>
        {t('account.goOn')}
      </Button>
    </Box>
  );
}
