import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPasswordLink } from '../../../providers/auth/passwordLinks';
import { ApiError } from '../../../providers/errors';
import { type SignInFailure, signInFailureOf, signInFailureText } from '../../ui/auth/signInFailure';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/**
 * Renders the form that requests a link to set a new password. The confirmation is the same whether the account exists
 * or not.
 */
export function RequestPasswordLink() {
  const { t } = useTranslation('password');
  const { connection } = useAppServices();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [fieldError, setFieldError] = useState<'auth:usernameMissing' | 'usernameWrong'>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [sentTo, setSentTo] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const email = fieldRef.current?.value.trim() ?? '';
    setFailure(undefined);
    setFieldError(emailError(email));
    if (emailError(email)) return fieldRef.current?.focus();
    await runSingle(async () => {
      try {
        await requestPasswordLink(connection, email, `${window.location.origin}/auth/restorePassword`);
        setSentTo(email);
      } catch (error) {
        if (!(error instanceof ApiError && error.validation.email)) return setFailure(signInFailureOf(error));
        setFieldError('usernameWrong');
        fieldRef.current?.focus();
      }
    });
  }

  if (sentTo !== undefined) {
    return (
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <FormHeader title={t('restore.sentTitle')} focusOnMount>
          {t('restore.sentText', { email: sentTo })}
        </FormHeader>
        <Button variant="outlined" size="large" onClick={() => setSentTo(undefined)}>
          {t('restore.again')}
        </Button>
        <Link href="/auth">{t('backToSignIn')}</Link>
      </Box>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHeader title={t('restore.title')}>{t('restore.text')}</FormHeader>
      <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
        {failure && signInFailureText(failure, t, 'restore.failed')}
      </FormAlert>
      <LabelledField
        name="username"
        label={t('auth:username')}
        type="email"
        autoComplete="username"
        autoFocus
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputRef={fieldRef}
        error={fieldError && t(fieldError)}
        onInput={() => setFieldError(undefined)}
      />
      <SubmitButton busy={busy} label={t('restore.submit')} busyLabel={t('sending')} />
      <Link href="/auth" sx={{ justifySelf: 'start' }}>
        {t('backToSignIn')}
      </Link>
    </Box>
  );
}

/** Returns the key of an address's error. Rejects only texts that are clearly no e-mail address. */
function emailError(email: string) {
  if (email === '') return 'auth:usernameMissing' as const;
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : ('usernameWrong' as const);
}
