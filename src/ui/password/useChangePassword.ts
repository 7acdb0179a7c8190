import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../providers/auth/changePassword';
import { ApiError, type ValidationProblem } from '../../../providers/errors';
import { errorText } from '../errorText';
import { useSession, useAppServices } from '../appServices';
import { useSingleFlight } from '../useSingleFlight';
import { type NewPasswordEntry, useNewPassword } from './useNewPassword';

/** State of a password field that checks no rules, such as the field of the old password. */
interface PasswordEntry {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  error: string | undefined;
  setValue: (value: string) => void;
  showProblem: (problem: ValidationProblem) => void;
}

function usePasswordEntry(): PasswordEntry {
  const { t } = useTranslation('app');
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<ValidationProblem>();
  return {
    inputRef,
    value,
    error: problem && t([`serverError.${problem.code}`, 'errors.invalid'], { ...problem.payload }),
    setValue: (typed) => {
      setValue(typed);
      setProblem(undefined);
    },
    showProblem: (found) => {
      setProblem(found);
      inputRef.current?.focus();
    },
  };
}

/** State and actions of the form that changes a password. */
interface PasswordChangeForm {
  oldPassword: PasswordEntry;
  newPassword: NewPasswordEntry;
  repeatedPassword: PasswordEntry;
  busy: boolean;
  /** Message of an error that belongs to no field; undefined without one. */
  failure: string | undefined;
  submit: () => Promise<void>;
}

/**
 * Returns the state and actions of `ChangePasswordForm`.
 *
 * @param onDone called after the password was changed
 */
export function useChangePassword(onDone: () => void): PasswordChangeForm {
  const { t } = useTranslation('app');
  const { connection, refresher } = useAppServices();
  const session = useSession();
  const oldPassword = usePasswordEntry();
  const newPassword = useNewPassword(session?.user.email);
  const repeatedPassword = usePasswordEntry();
  const [failure, setFailure] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    if (oldPassword.value === '') return oldPassword.showProblem({ code: 'required' });
    if (!(await newPassword.check())) return;
    if (repeatedPassword.value !== newPassword.value)
      return repeatedPassword.showProblem({ code: repeatedPassword.value === '' ? 'required' : 'not_same' });
    try {
      await changePassword(connection, refresher, {
        old_password: oldPassword.value,
        password: newPassword.value,
        password_confirmation: repeatedPassword.value,
      });
      for (const entry of [oldPassword, newPassword, repeatedPassword]) entry.setValue('');
      onDone();
    } catch (error) {
      if (!showFieldErrors(error)) setFailure(errorText(error, t));
    }
  }

  /** Shows the server's validation errors on their fields. Returns false if no field has one. */
  function showFieldErrors(error: unknown): boolean {
    const { old_password, password = [], password_confirmation } = error instanceof ApiError ? error.validation : {};
    if (password_confirmation?.[0]) repeatedPassword.showProblem(password_confirmation[0]);
    if (password.length > 0) newPassword.showProblems(password);
    if (old_password?.[0]) oldPassword.showProblem(old_password[0]);
    return Boolean(password_confirmation?.[0] ?? password[0] ?? old_password?.[0]);
  }

  return {
    oldPassword,
    newPassword,
    repeatedPassword,
    busy,
    failure,
    submit: async () => runSingle(send),
  };
}
