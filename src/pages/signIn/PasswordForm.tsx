import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { secondFactorReason, signIn } from '../../../providers/auth/signIn';
import { type SignInFailure, signInFailureOf, signInFailureText } from '../../ui/auth/signInFailure';
import { AuthForm } from '../../ui/auth/AuthForm';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { LabelledField } from '../../ui/LabelledField';
import { PasswordField } from '../../ui/password/PasswordField';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { CodeField, type CodeFieldHandle } from './CodeField';

interface Props {
  /** Called with the session after the sign-in. */
  onSignedIn: (session: Session) => Promise<void>;
  /** Called with the session when the server has accepted the credentials, before the sign-in ends. */
  onAccepted: (session: Session) => void;
  /** Preloads the code of the console, which opens after the sign-in. */
  prefetch: () => void;
  /** Other ways to sign in. Hidden while a code is required. */
  children: ReactNode;
}

/** Renders the sign-in form: user name, password and, if required, a code of the second factor. */
export function PasswordForm({ onSignedIn, onAccepted, prefetch, children }: Props) {
  const { t } = useTranslation('auth');
  const { connection } = useAppServices();
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<CodeFieldHandle>(null);
  const [missing, setMissing] = useState({ username: false, password: false });
  const [isCodeRequired, setIsCodeRequired] = useState(false);
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
    const enteredCode = code.current?.readCode();
    if (isCodeRequired && enteredCode === undefined) return;
    try {
      await onSignedIn(await signIn(connection, { ...credentials, code: enteredCode }, onAccepted));
    } catch (error) {
      const reason = secondFactorReason(error);
      if (reason) setIsCodeRequired(true);
      else setFailure(signInFailureOf(error));
      if (reason === 'code_wrong') code.current?.showWrongCode();
      else if (!reason && !isCodeRequired) password.current.select();
    }
  }
  const handleInput = (field: keyof typeof missing) => {
    setMissing({ ...missing, [field]: false });
    // A changed user name may belong to another user, who needs no code.
    setIsCodeRequired(false);
  };

  return (
    <>
      <AuthForm onSubmit={() => void runSingle(send)}>
        <FormHeader title={t('title')} />
        <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
          {failure && signInFailureText(failure, t)}
        </FormAlert>
        <LabelledField
          name="username"
          label={t('username')}
          autoComplete="username"
          autoFocus
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputRef={username}
          error={missing.username ? t('usernameMissing') : undefined}
          onInput={() => handleInput('username')}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          inputRef={password}
          error={missing.password ? t('passwordMissing') : undefined}
          onInput={() => {
            handleInput('password');
            prefetch();
          }}
        />
        {isCodeRequired && <CodeField ref={code} />}
        <SubmitButton busy={busy} label={t('submit')} busyLabel={t('submitting')} />
      </AuthForm>
      {!isCodeRequired && children}
    </>
  );
}
