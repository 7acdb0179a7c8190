import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setPasswordByLink, isInvalidLinkError, type PasswordLink } from '../../../providers/auth/passwordLinks';
import { signOut } from '../../../providers/auth/signOut';
import { ApiError } from '../../../providers/errors';
import { type SignInFailure, signInFailureOf, signInFailureText } from '../../ui/auth/signInFailure';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { NewPasswordField } from '../../ui/password/NewPasswordField';
import { useNewPassword } from '../../ui/password/useNewPassword';
import { useSession, useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { expiredLinkUrl } from './expiredLink';

/** Path of the confirmation page by the purpose of the link. */
const confirmationPage = { INVITATION: '/auth/createdUser', RESTORE: '/auth/passwordChanged' } as const;

/** Renders the form to set a password with a link from an e-mail. */
export function SetPasswordForm({ token, link }: { token: string; link: PasswordLink }) {
  const { t } = useTranslation('password');
  const { connection, refresher } = useAppServices();
  const session = useSession();
  const password = useNewPassword(link.email);
  const [failure, setFailure] = useState<SignInFailure>();
  const { busy, runSingle } = useSingleFlight();
  const { purpose, email, company } = link;

  async function send() {
    setFailure(undefined);
    if (!(await password.check())) return;
    try {
      await setPasswordByLink(connection, purpose, token, password.value);
      // Signs out, because the session may belong to another user than the link.
      if (connection.session.get()) await signOut(connection, refresher);
      window.history.replaceState(null, '', window.location.pathname);
      window.location.assign(confirmationPage[purpose]);
    } catch (error) {
      if (isInvalidLinkError(error)) return window.location.replace(expiredLinkUrl(purpose));
      const problems = error instanceof ApiError ? (error.validation.password ?? []) : [];
      if (problems.length > 0) password.showProblems(problems);
      else setFailure(signInFailureOf(error));
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void runSingle(send);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHeader title={t(`link.${purpose}.title`)}>
        {company === null ? t(`link.${purpose}.text`) : t(`link.${purpose}.textOf`, { company })}
      </FormHeader>
      {session && <Alert severity="info">{t('link.signsOut', { email: session.user.email })}</Alert>}
      <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
        {failure && signInFailureText(failure, t, 'link.unsaved')}
      </FormAlert>
      <LabelledField
        name="username"
        label={t('auth:username')}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <NewPasswordField entry={password} autoFocus />
      <SubmitButton busy={busy} label={t(`link.${purpose}.submit`)} busyLabel={t('sending')} />
    </Box>
  );
}
