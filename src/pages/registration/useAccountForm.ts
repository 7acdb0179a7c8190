import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAccount } from '../../../providers/auth/register';
import { ApiError, type Problem } from '../../../providers/errors';
import { currentLanguage } from '../../../providers/i18n';
import { type RetryDelay, retryDelayOf } from '../../ui/errorText';
import { useNewPassword } from '../../ui/password/useNewPassword';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Why registering failed where no field is to blame. */
interface Failure {
  reason: 'locked' | 'network' | 'unknown';
  /** How long to wait, where the server says so. */
  wait?: RetryDelay;
}

/** The form of the account: what is typed, what is wrong with it, and the one call that it comes to. */
export function useAccountForm(onDone: () => void) {
  const { t } = useTranslation(['registration', 'app']);
  const { connection } = useAppServices();
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const password = useNewPassword(email);
  const [failure, setFailure] = useState<Failure>();
  const { busy, runSingle } = useSingleFlight();

  const refuseEmail = (found: readonly Problem[]) => {
    setProblems(found);
    if (found.length > 0) emailRef.current?.focus();
    return found.length === 0;
  };

  const send = async () => {
    const good = await password.check();
    // After the password, so that the first of two wrong fields has the focus.
    if (!refuseEmail(email.trim() === '' ? [{ code: 'required' }] : []) || !good) return;
    try {
      await registerAccount(connection, { email: email.trim(), password: password.value, lang: currentLanguage() });
      onDone();
    } catch (error) {
      const { email: ofEmail = [], password: ofPassword = [] } = error instanceof ApiError ? error.validation : {};
      password.showProblems(ofPassword);
      refuseEmail(ofEmail);
      if (ofEmail.length + ofPassword.length === 0) setFailure(failureOf(error));
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(undefined);
    void runSingle(send);
  };

  const said = problems.map(({ code, payload }) =>
    t(sayings[code] ?? [`app:serverError.${code}`, 'app:errors.invalid'], { ...payload }),
  );
  return {
    email,
    emailRef,
    typeEmail: (typed: string) => {
      setEmail(typed);
      setProblems([]);
    },
    emailProblem: said.join('\n') || undefined,
    /** Somebody has the address: perhaps the very person who is typing it. */
    taken: problems.some(({ code }) => code === 'unique'),
    password,
    failure,
    busy,
    submit,
  };
}

/** Problems of the address that are said in words of this page. */
const sayings: Readonly<Record<string, string>> = { required: 'account.emailMissing', unique: 'account.emailTaken' };

function failureOf(error: unknown): Failure {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return { reason: reason === 'locked' || reason === 'network' ? reason : 'unknown', wait: retryDelayOf(error) };
}
