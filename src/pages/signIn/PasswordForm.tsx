import Box from '@mui/material/Box';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { codeWanted, signIn } from '../../../providers/auth/signIn';
import { type SignInFailure, signInFailureOf, signInFailureText } from '../../ui/auth/signInFailure';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { PasswordField } from '../../ui/password/PasswordField';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import type { CodeHandle } from './CodeField';
import { LazyCodeField, loadCodeField } from './LazyCodeField';

interface Props {
  /** Goes on with who has signed in. */
  entered: (session: Session) => Promise<void>;
  /** Fetches the code of what comes next. */
  prefetch: () => void;
  /** Other ways, while nobody is asked for a code. */
  children: ReactNode;
}

/** Sign-in by password and, where the server asks for one, the code of a second factor. */
export function PasswordForm({ entered, prefetch, children }: Props) {
  const { t } = useTranslation('auth');
  const { connection } = useAppServices();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<CodeHandle>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const [asksForCode, setAsksForCode] = useState(false);
  const [failure, setFailure] = useState<SignInFailure>();
  const { busy, runSingle } = useSingleFlight();

  async function send() {
    if (!username.current || !password.current) return;
    const credentials = { username: username.current.value.trim(), password: password.current.value };
    const empty = { username: credentials.username === '', password: credentials.password === '' };
    setMissing(empty);
    setFailure(undefined);
    if (empty.username) return username.current.focus();
    if (empty.password) return password.current.focus();
    const typed = code.current?.take();
    if (asksForCode && typed === undefined) return;
    try {
      await entered(await signIn(connection, { ...credentials, code: typed }));
    } catch (error) {
      const wanted = codeWanted(error);
      if (wanted) setAsksForCode(true);
      else setFailure(signInFailureOf(error));
      if (wanted === 'code_wrong') code.current?.refuse();
      else if (!wanted && !asksForCode) password.current.select();
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void runSingle(send);
  };
  const changed = (field: keyof typeof missing) => {
    setMissing({ ...missing, [field]: false });
    // Perhaps somebody else's.
    setAsksForCode(false);
  };

  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <FormHeader title={t('title')} />
        <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
          {failure && signInFailureText(failure, t)}
        </FormAlert>
        <LabelledField
          name="username"
          label={t('username')}
          autoComplete="username"
          autoFocus
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }}
          inputRef={username}
          error={missing.username ? t('usernameMissing') : undefined}
          onInput={() => changed('username')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          inputRef={password}
          error={missing.password ? t('passwordMissing') : undefined}
          onInput={() => {
            changed('password');
            prefetch();
            void loadCodeField();
          }}
        />
        {asksForCode && <LazyCodeField handle={code} />}
        <SubmitButton busy={busy} label={t('submit')} busyLabel={t('submitting')} />
      </Box>
      {!asksForCode && children}
    </>
  );
}
