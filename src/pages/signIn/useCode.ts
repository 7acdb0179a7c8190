import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeWanted } from '../../../providers/auth/signIn';

/** A code of the second factor, from when the server asks for one. */
export interface CodeEntry {
  /** Whether the server has asked for it. */
  wanted: boolean;
  /** Whether it is a recovery code. */
  recovery: boolean;
  value: string;
  problem: string | undefined;
  inputRef: RefObject<HTMLInputElement | null>;
  type: (value: string) => void;
  /** Changes between the app's codes and recovery codes. */
  change: () => void;
  /** Whether there is something to send; if not, the field says so and has the focus. */
  check: () => boolean;
  /** Takes from a sign-in's error what it says of the code; false when it says nothing of it. */
  heed: (error: unknown) => boolean;
  /** Forgets that a code was asked for: somebody else signs in now. */
  forget: () => void;
}

type Problem = 'missing' | 'wrong';

/** State of a `CodeField`. */
export function useCode(): CodeEntry {
  const { t } = useTranslation('auth');
  const inputRef = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const words = {
    missing: recovery ? 'code.recoveryMissing' : 'code.missing',
    wrong: recovery ? 'errors.recovery_wrong' : 'errors.code_wrong',
  } as const;

  return {
    wanted,
    recovery,
    value,
    problem: problem && t(words[problem]),
    inputRef,
    type: (typed) => {
      setValue(typed);
      setProblem(undefined);
    },
    change: () => {
      setRecovery(!recovery);
      setValue('');
      setProblem(undefined);
    },
    check: () => {
      if (value.trim() !== '') return true;
      setProblem('missing');
      inputRef.current?.focus();
      return false;
    },
    heed: (error) => {
      const asked = codeWanted(error);
      if (!asked) return false;
      setWanted(true);
      if (asked === 'code_wrong') {
        setProblem('wrong');
        inputRef.current?.select();
      }
      return true;
    },
    forget: () => {
      setWanted(false);
      setRecovery(false);
      setValue('');
      setProblem(undefined);
    },
  };
}
