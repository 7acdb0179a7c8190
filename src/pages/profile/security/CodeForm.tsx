import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../ui/auth/FormAlert';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { codeFailure, isCodeWrong } from './failure';

interface Props {
  label: string;
  help?: string;
  submit: string;
  /** What cannot be wanted lightly has a red button. */
  negative?: boolean;
  /** A recovery code will do as well: it has letters. */
  letters?: boolean;
  autoFocus?: boolean;
  /** Does what the code is asked for. */
  onCode: (code: string) => Promise<void>;
  /** Beside the button. */
  children?: ReactNode;
}

/** Asks a code of the app. */
export function CodeForm({
  label,
  help,
  submit,
  negative = false,
  letters = false,
  autoFocus,
  onCode,
  children,
}: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
    input.current?.select();
  };

  const send = async () => {
    setFailure(undefined);
    const typed = code.replace(/\s/g, '');
    if (typed === '') return refuse(t('code.missing'));
    try {
      await onCode(typed);
    } catch (error) {
      if (isCodeWrong(error)) refuse(codeFailure(error, t));
      else setFailure(codeFailure(error, t));
    }
  };

  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 1.5, maxWidth: 440 }}
      onSubmit={(event) => {
        event.preventDefault();
        void runSingle(send);
      }}
    >
      <TextField
        inputRef={input}
        size="small"
        name="code"
        autoFocus={autoFocus}
        autoComplete="one-time-code"
        label={label}
        value={code}
        error={problem !== undefined}
        helperText={problem ?? help ?? ' '}
        slotProps={{
          htmlInput: {
            inputMode: letters ? 'text' : 'numeric',
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 16,
          },
          formHelperText: { role: problem === undefined ? undefined : 'alert' },
        }}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(undefined);
        }}
      />
      <FormAlert>{failure}</FormAlert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color={negative ? 'error' : 'primary'} loading={busy}>
          {submit}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
