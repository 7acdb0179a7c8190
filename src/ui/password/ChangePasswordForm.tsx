import Box from '@mui/material/Box';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../auth/FormAlert';
import { SubmitButton } from '../auth/SubmitButton';
import { useSession } from '../appServices';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';
import { useChangePassword } from './useChangePassword';

interface Props {
  /** Called after the server has changed the password. */
  onDone: () => void;
  /** Content above the fields, inside the form. */
  children?: ReactNode;
  autoFocus?: boolean;
}

const inputText = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');

/** Renders the form to change the user's password. The page has to load the texts of `password`. */
export function ChangePasswordForm({ onDone, children, autoFocus }: Props) {
  const { t } = useTranslation('password');
  const session = useSession();
  const { oldPassword, newPassword, repeatedPassword, busy, failure, submit } = useChangePassword(onDone);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5 }}>
      {children}
      <FormAlert>{failure}</FormAlert>
      {/* Password managers need the account's user name in the form. */}
      <input type="email" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
      <PasswordField
        name="old-password"
        label={t('old')}
        autoComplete="current-password"
        autoFocus={autoFocus}
        inputRef={oldPassword.inputRef}
        value={oldPassword.value}
        error={oldPassword.error}
        onInput={(event) => oldPassword.setValue(inputText(event))}
      />
      <NewPasswordField entry={newPassword} />
      <PasswordField
        name="password-again"
        label={t('again')}
        autoComplete="new-password"
        inputRef={repeatedPassword.inputRef}
        value={repeatedPassword.value}
        error={repeatedPassword.error}
        onInput={(event) => repeatedPassword.setValue(inputText(event))}
      />
      <SubmitButton busy={busy} label={t('change')} busyLabel={t('changing')} />
    </Box>
  );
}
