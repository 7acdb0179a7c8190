import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValidationProblem } from '../../../providers/errors';
import { findPasswordProblems } from './rules';

/** Loads the strength estimator with its list of common passwords. Loaded on demand because of its size. */
export const loadPasswordStrength = () => import('./strength');

/** State and actions of the field of a new password. */
export interface NewPasswordEntry {
  value: string;
  /** E-mail address of the account. Empty while unknown. */
  email: string;
  /** Validation messages, one per line. Undefined until the password is checked. */
  error: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  setValue: (value: string) => void;
  /** Checks the rules and returns whether they are met. If not, the field shows the messages and gets the focus. */
  check: () => Promise<boolean>;
  /** Shows validation errors of the server, from `validation.password` of its error. */
  showProblems: (problems: readonly ValidationProblem[]) => void;
}

/** Returns the state of a `NewPasswordField`. The form around the field calls this hook. */
export function useNewPassword(email = ''): NewPasswordEntry {
  const { t } = useTranslation('app');
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problems, setProblems] = useState<readonly ValidationProblem[]>([]);
  const messages = problems.map(({ code, payload }) => t([`serverError.${code}`, 'errors.invalid'], { ...payload }));

  const refuse = (found: readonly ValidationProblem[]) => {
    setProblems(found);
    if (found.length > 0) inputRef.current?.focus();
  };
  return {
    value,
    email,
    error: messages.length > 0 ? messages.join('\n') : undefined,
    inputRef,
    setValue: (typed) => {
      setValue(typed);
      setProblems([]);
    },
    check: async () => {
      // If the list of common passwords cannot be loaded, the server still rejects them.
      const strength = await loadPasswordStrength().catch(() => undefined);
      const found = findPasswordProblems(value, email, strength?.commonPasswords);
      refuse(found);
      return found.length === 0;
    },
    showProblems: refuse,
  };
}
