import Box from '@mui/material/Box';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { signIn } from '../../../providers/auth/signIn';
import { type Failure, failureOf } from '../../ui/entrance/failure';
import { FormAlert } from '../../ui/entrance/FormAlert';
import { FormHead } from '../../ui/entrance/FormHead';
import { SubmitButton } from '../../ui/entrance/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { PasswordField } from '../../ui/password/PasswordField';
import { useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';
import { CodeField } from './CodeField';
import { useCode } from './useCode';

interface Props {
  /** Goes on with who has signed in. */
  entered: (session: Session) => Promise<void>;
  /** Fetches the code of what comes next. */
  prefetch: () => void;
}

/** Sign-in by password and, where the server asks for one, the code of a second factor. */
export function PasswordForm({ entered, prefetch }: Props) {
  const { t } = useTranslation('auth');
  const { connection } = useTab();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const [failure, setFailure] = useState<Failure>();
  const code = useCode();
  const { busy, once } = useOnce();

  async function send() {
    if (!username.current || !password.current) return;
    const credentials = { username: username.current.value.trim(), password: password.current.value };
    const empty = { username: credentials.username === '', password: credentials.password === '' };
    setMissing(empty);
    setFailure(undefined);
    if (empty.username) return username.current.focus();
    if (empty.password) return password.current.focus();
    if (code.wanted && !code.check()) return;
    try {
      const session = await signIn(connection, code.wanted ? { ...credentials, code: code.value.trim() } : credentials);
      await entered(session);
    } catch (error) {
      if (code.heed(error)) return;
      setFailure(failureOf(error));
      if (!code.wanted) password.current.select();
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(send);
  };
  const changed = (field: keyof typeof missing) => {
    setMissing({ ...missing, [field]: false });
    code.forget();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHead title={t('title')} />
      <FormAlert severity={failure === 'network' ? 'warning' : 'error'}>{failure && t(`errors.${failure}`)}</FormAlert>
      <LabelledField
        name="username"
        label={t('username')}
        autoComplete="username"
        autoFocus
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
        inputRef={username}
        problem={missing.username ? t('usernameMissing') : undefined}
        onInput={() => changed('username')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        inputRef={password}
        problem={missing.password ? t('passwordMissing') : undefined}
        onInput={() => {
          changed('password');
          prefetch();
        }}
      />
      {code.wanted && <CodeField entry={code} />}
      <SubmitButton busy={busy} label={t('submit')} busyLabel={t('submitting')} />
    </Box>
  );
}
