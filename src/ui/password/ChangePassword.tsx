import Box from '@mui/material/Box';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../entrance/FormAlert';
import { SubmitButton } from '../entrance/SubmitButton';
import { useSession } from '../tab';
import { NewPassword } from './NewPassword';
import { PasswordField } from './PasswordField';
import { useChangePassword } from './useChangePassword';

interface Props {
  /** What follows once it is changed. */
  onDone: () => void;
  /** What stands above the fields, within the form. */
  children?: ReactNode;
  autoFocus?: boolean;
}

const typed = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');

/** Form in which somebody changes their own password. Its page loads the words of `password`. */
export function ChangePassword({ onDone, children, autoFocus }: Props) {
  const { t } = useTranslation('password');
  const session = useSession();
  const { old, next, again, busy, failure, submit } = useChangePassword(onDone);

  function send(event: SyntheticEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5 }}>
      {children}
      <FormAlert>{failure}</FormAlert>
      {/* Password managers want to know whose password it is. */}
      <input type="email" autoComplete="username" value={session?.user.email ?? ''} readOnly hidden />
      <PasswordField
        name="old-password"
        label={t('old')}
        autoComplete="current-password"
        autoFocus={autoFocus}
        inputRef={old.inputRef}
        value={old.value}
        problem={old.problem}
        onInput={(event) => old.type(typed(event))}
      />
      <NewPassword entry={next} />
      <PasswordField
        name="password-again"
        label={t('again')}
        autoComplete="new-password"
        inputRef={again.inputRef}
        value={again.value}
        problem={again.problem}
        onInput={(event) => again.type(typed(event))}
      />
      <SubmitButton busy={busy} label={t('change')} busyLabel={t('changing')} />
    </Box>
  );
}
