import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/html/TextLink';
import { LabelledField } from '../../ui/LabelledField';
import styles from './CodeField.module.css';

/** Handle through which a form controls its code field. */
export interface CodeFieldHandle {
  /** Returns the entered code. If it is empty, shows an error, moves the focus to the field and returns undefined. */
  readCode: () => string | undefined;
  /** Shows the error that the entered code was wrong. */
  showWrongCode: () => void;
}

type Problem = 'missing' | 'wrong';

/** Renders the field for a code of the authenticator app or a recovery code. It takes the focus when it appears. */
export function CodeField({ ref }: { ref: Ref<CodeFieldHandle> }) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const texts = {
    missing: usesRecoveryCode ? 'code.recoveryMissing' : 'code.missing',
    wrong: usesRecoveryCode ? 'errors.recovery_wrong' : 'errors.code_wrong',
  } as const;

  useImperativeHandle(ref, () => ({
    readCode: () => {
      const typed = input.current?.value.trim() ?? '';
      if (typed !== '') return typed;
      setProblem('missing');
      input.current?.focus();
      return undefined;
    },
    showWrongCode: () => {
      setProblem('wrong');
      input.current?.select();
    },
  }));

  function toggleCodeKind() {
    setUsesRecoveryCode(!usesRecoveryCode);
    setProblem(undefined);
  }

  return (
    <LabelledField
      // A new key creates a new input: it is empty, and phones open the right keyboard.
      key={usesRecoveryCode ? 'recovery' : 'app'}
      name="code"
      label={t(usesRecoveryCode ? 'code.recoveryLabel' : 'code.label')}
      autoComplete={usesRecoveryCode ? 'off' : 'one-time-code'}
      autoFocus
      {...(usesRecoveryCode
        ? { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, maxLength: 20 }
        : ({ inputMode: 'numeric', pattern: '[0-9]*', maxLength: 10 } as const))}
      inputRef={input}
      error={problem && t(texts[problem])}
      onInput={() => setProblem(undefined)}
      help={
        <div className={styles.help}>
          <div id="code-help" className={styles.text}>
            {t(usesRecoveryCode ? 'code.recoveryHelp' : 'code.help')}
          </div>
          <LinkButton onClick={toggleCodeKind}>{t(usesRecoveryCode ? 'code.useApp' : 'code.useRecovery')}</LinkButton>
        </div>
      }
    />
  );
}
