import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAccount } from '../../../providers/auth/register';
import { ApiError, type Problem } from '../../../providers/errors';
import { currentLanguage } from '../../../providers/i18n';
import { type RetryDelay, retryDelayOf } from '../../ui/errorText';
import { useNewPassword } from '../../ui/password/useNewPassword';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** A failure of the registration that concerns no single field. */
interface RegistrationFailure {
  reason: 'locked' | 'network' | 'unknown';
  /** How long to wait before the next attempt, if the server limits attempts. */
  wait?: RetryDelay;
}

/** Returns the state of the account form and its actions. */
export function useAccountForm(onDone: () => void) {
  const { t } = useTranslation(['registration', 'app']);
  const { connection } = useAppServices();
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const password = useNewPassword(email);
  const [failure, setFailure] = useState<RegistrationFailure>();
  const { busy, runSingle } = useSingleFlight();

  const showEmailErrors = (found: readonly Problem[]) => {
    setProblems(found);
    if (found.length > 0) emailRef.current?.focus();
    return found.length === 0;
  };

  const send = async () => {
    const isPasswordValid = await password.check();
    // Checks the e-mail address last, so that its field, the first of the form, gets the focus if both are invalid.
    if (!showEmailErrors(email.trim() === '' ? [{ code: 'required' }] : []) || !isPasswordValid) return;
    try {
      await registerAccount(connection, { email: email.trim(), password: password.value, lang: currentLanguage() });
      onDone();
    } catch (error) {
      const { email: emailProblems = [], password: passwordProblems = [] } =
        error instanceof ApiError ? error.validation : {};
      password.showProblems(passwordProblems);
      showEmailErrors(emailProblems);
      if (emailProblems.length + passwordProblems.length === 0) setFailure(failureOf(error));
    }
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(undefined);
    void runSingle(send);
  };

  const emailErrors = problems.map(({ code, payload }) =>
    t(emailErrorKeys[code] ?? [`app:serverError.${code}`, 'app:errors.invalid'], { ...payload }),
  );
  return {
    email,
    emailRef,
    changeEmail: (typed: string) => {
      setEmail(typed);
      setProblems([]);
    },
    emailProblem: emailErrors.join('\n') || undefined,
    /** Whether the e-mail address already has an account, perhaps the user's own. */
    emailTaken: problems.some(({ code }) => code === 'unique'),
    password,
    failure,
    busy,
    submit,
  };
}

/** Text keys of the error codes that have their own text on this page. */
const emailErrorKeys: Readonly<Record<string, string>> = {
  required: 'account.emailMissing',
  unique: 'account.emailTaken',
};

function failureOf(error: unknown): RegistrationFailure {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return { reason: reason === 'locked' || reason === 'network' ? reason : 'unknown', wait: retryDelayOf(error) };
}
