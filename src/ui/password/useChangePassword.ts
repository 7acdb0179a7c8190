import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../providers/auth/changePassword';
import { ApiError, type Problem } from '../../../providers/errors';
import { errorText } from '../errorText';
import { useSession, useTab } from '../tab';
import { useOnce } from '../useOnce';
import { type NewPasswordEntry, useNewPassword } from './useNewPassword';

/** A field that is typed into as it is, without being checked on the way. */
interface Entry {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  problem: string | undefined;
  type: (value: string) => void;
  refuse: (problem: Problem) => void;
}

function useEntry(): Entry {
  const { t } = useTranslation('app');
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<Problem>();
  return {
    inputRef,
    value,
    problem: problem && t([`serverError.${problem.code}`, 'errors.invalid'], { ...problem.payload }),
    type: (typed) => {
      setValue(typed);
      setProblem(undefined);
    },
    refuse: (found) => {
      setProblem(found);
      inputRef.current?.focus();
    },
  };
}

/** The password of who is signed in, about to be changed. */
export interface PasswordChangeForm {
  old: Entry;
  next: NewPasswordEntry;
  again: Entry;
  busy: boolean;
  /** What failed where no field is to blame. */
  failure: string | undefined;
  submit: () => Promise<void>;
}

/**
 * State of `ChangePassword`.
 *
 * @param done what follows once it is changed
 */
export function useChangePassword(done: () => void): PasswordChangeForm {
  const { t } = useTranslation('app');
  const { connection, refresher } = useTab();
  const session = useSession();
  const old = useEntry();
  const next = useNewPassword(session?.user.email);
  const again = useEntry();
  const [failure, setFailure] = useState<string>();
  const { busy, once } = useOnce();

  async function send() {
    setFailure(undefined);
    if (old.value === '') return old.refuse({ code: 'required' });
    if (!(await next.check())) return;
    if (again.value !== next.value) return again.refuse({ code: again.value === '' ? 'required' : 'not_same' });
    try {
      await changePassword(connection, refresher, {
        old_password: old.value,
        password: next.value,
        password_confirmation: again.value,
      });
      for (const entry of [old, next, again]) entry.type('');
      done();
    } catch (error) {
      if (!show(error)) setFailure(errorText(error, t));
    }
  }

  /** Shows on its field what the server found wrong; false when no field is to blame. */
  function show(error: unknown): boolean {
    const { old_password, password = [], password_confirmation } = error instanceof ApiError ? error.validation : {};
    if (password_confirmation?.[0]) again.refuse(password_confirmation[0]);
    if (password.length > 0) next.refuse(password);
    if (old_password?.[0]) old.refuse(old_password[0]);
    return Boolean(password_confirmation?.[0] ?? password[0] ?? old_password?.[0]);
  }

  return { old, next, again, busy, failure, submit: async () => once(send) };
}
