import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePassword, isDeadLink, type Link } from '../../../providers/auth/links';
import { signOut } from '../../../providers/auth/signOut';
import { ApiError } from '../../../providers/errors';
import { type Failure, failureOf, failureText } from '../../ui/entrance/failure';
import { FormAlert } from '../../ui/entrance/FormAlert';
import { FormHead } from '../../ui/entrance/FormHead';
import { SubmitButton } from '../../ui/entrance/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { NewPassword } from '../../ui/password/NewPassword';
import { useNewPassword } from '../../ui/password/useNewPassword';
import { useSession, useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';
import { tokenExpiredAddress } from './tokenExpired';

/** Page that says that it is done. */
const donePage = { INVITATION: '/auth/createdUser', RESTORE: '/auth/passwordChanged' } as const;

/** Lets the owner of a link choose their password. */
export function ChoosePassword({ token, link }: { token: string; link: Link }) {
  const { t } = useTranslation('password');
  const { connection, refresher } = useTab();
  const session = useSession();
  const password = useNewPassword(link.email);
  const [failure, setFailure] = useState<Failure>();
  const { busy, once } = useOnce();
  const { purpose, email, company } = link;

  async function send() {
    setFailure(undefined);
    if (!(await password.check())) return;
    try {
      await choosePassword(connection, purpose, token, password.value);
      // The next one to sign in here is the owner of the link, whoever is signed in now.
      if (connection.session.get()) await signOut(connection, refresher);
      window.history.replaceState(null, '', window.location.pathname);
      window.location.assign(donePage[purpose]);
    } catch (error) {
      if (isDeadLink(error)) return window.location.replace(tokenExpiredAddress(purpose));
      const problems = error instanceof ApiError ? (error.validation.password ?? []) : [];
      if (problems.length > 0) password.refuse(problems);
      else setFailure(failureOf(error));
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(send);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHead title={t(`link.${purpose}.title`)}>
        {company === null ? t(`link.${purpose}.text`) : t(`link.${purpose}.textOf`, { company })}
      </FormHead>
      {session && <Alert severity="info">{t('link.signsOut', { email: session.user.email })}</Alert>}
      <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
        {failure && failureText(failure, t, 'link.unsaved')}
      </FormAlert>
      <LabelledField
        name="username"
        label={t('auth:username')}
        type="email"
        autoComplete="username"
        value={email}
        readOnly
      />
      <NewPassword entry={password} autoFocus />
      <SubmitButton busy={busy} label={t(`link.${purpose}.submit`)} busyLabel={t('sending')} />
    </Box>
  );
}
