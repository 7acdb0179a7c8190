import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledField } from '../../ui/LabelledField';

/** What the form around a code's field can do with it. */
export interface CodeHandle {
  /** The code that was typed. Undefined when there is none: the field says so and has the focus. */
  take: () => string | undefined;
  /** Says that the code was wrong. */
  refuse: () => void;
}

type Problem = 'missing' | 'wrong';

/** Field for a code of the second factor: of the app, or one of the recovery codes. The reader is in it appears. */
export function CodeField({ ref }: { ref: Ref<CodeHandle> }) {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const [recovery, setRecovery] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const words = {
    missing: recovery ? 'code.recoveryMissing' : 'code.missing',
    wrong: recovery ? 'errors.recovery_wrong' : 'errors.code_wrong',
  } as const;

  useImperativeHandle(ref, () => ({
    take: () => {
      const typed = input.current?.value.trim() ?? '';
      if (typed !== '') return typed;
      setProblem('missing');
      input.current?.focus();
      return undefined;
    },
    refuse: () => {
      setProblem('wrong');
      input.current?.select();
    },
  }));

  function change() {
    setRecovery(!recovery);
    setProblem(undefined);
  }

  return (
    <LabelledField
      // Another field: it begins empty, and a phone shows the keyboard for it.
      key={recovery ? 'recovery' : 'app'}
      name="code"
      label={t(recovery ? 'code.recoveryLabel' : 'code.label')}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoFocus
      inputProps={
        recovery
          ? { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, maxLength: 20 }
          : { inputMode: 'numeric', pattern: '[0-9]*', maxLength: 10 }
      }
      inputRef={input}
      error={problem && t(words[problem])}
      onInput={() => setProblem(undefined)}
      help={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 0.5 }}>
          <Typography id="code-help" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(recovery ? 'code.recoveryHelp' : 'code.help')}
          </Typography>
          <Link component="button" type="button" variant="body2" onClick={change}>
            {t(recovery ? 'code.useApp' : 'code.useRecovery')}
          </Link>
        </Box>
      }
    />
  );
}
