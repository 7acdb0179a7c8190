import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../providers/errors';
import { problemsOf } from './rules';

/** Fetches what knows the commonest passwords and how hard others are to guess: too much to have it before it is needed. */
export const loadStrength = () => import('./strength');

/** A new password that somebody is about to choose. */
export interface NewPasswordEntry {
  value: string;
  /** Address that it is a password for; empty while unknown. */
  email: string;
  /** What is wrong with it, as sentences on lines of their own; undefined until it was checked. */
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  type: (value: string) => void;
  /** Checks it by the server's rules, before anything is sent. When it breaks one, the field says so and has the focus. */
  check: () => Promise<boolean>;
  /** Shows what the server found wrong: `validation.password` of its error. */
  refuse: (problems: readonly Problem[]) => void;
}

/** State of a `NewPassword` field; the form that it stands in keeps it. */
export function useNewPassword(email = ''): NewPasswordEntry {
  const { t } = useTranslation('app');
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const sentences = problems.map(({ code, payload }) => t([`serverError.${code}`, 'errors.invalid'], { ...payload }));

  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    if (found.length > 0) inputRef.current?.focus();
  };
  return {
    value,
    email,
    problem: sentences.length > 0 ? sentences.join('\n') : undefined,
    inputRef,
    type: (typed) => {
      setValue(typed);
      setProblems([]);
    },
    check: async () => {
      // Without the list the server is asked: it knows it, too.
      const strength = await loadStrength().catch(() => undefined);
      const found = problemsOf(value, email, strength?.commonest);
      refuse(found);
      return found.length === 0;
    },
    refuse,
  };
}
