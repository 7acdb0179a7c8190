import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../ui/auth/FormAlert';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { codeErrorText, isWrongCodeError } from './codeErrorText';

interface Props {
  label: string;
  help?: string;
  submit: string;
  /** Uses a red button, for a destructive action. */
  destructive?: boolean;
  /** Allows letters, because recovery codes contain them. */
  allowLetters?: boolean;
  autoFocus?: boolean;
  /** Performs the action with the entered code. */
  onCode: (code: string) => Promise<void>;
  /** Additional buttons of the form. */
  children?: ReactNode;
}

/** Renders a form for a code of the authenticator app. */
export function CodeForm({
  label,
  help,
  submit,
  destructive = false,
  allowLetters = false,
  autoFocus,
  onCode,
  children,
}: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  const showCodeError = (text: string) => {
    setCodeError(text);
    input.current?.focus();
    input.current?.select();
  };

  const send = async () => {
    setFailure(undefined);
    const typed = code.replace(/\s/g, '');
    if (typed === '') return showCodeError(t('code.missing'));
    try {
      await onCode(typed);
    } catch (error) {
      if (isWrongCodeError(error)) showCodeError(codeErrorText(error, t));
      else setFailure(codeErrorText(error, t));
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
        error={codeError !== undefined}
        helperText={codeError ?? help ?? ' '}
        slotProps={{
          htmlInput: {
            inputMode: allowLetters ? 'text' : 'numeric',
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 16,
          },
          formHelperText: { role: codeError === undefined ? undefined : 'alert' },
        }}
        onChange={({ target }) => {
          setCode(target.value);
          setCodeError(undefined);
        }}
      />
      <FormAlert>{failure}</FormAlert>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} loading={busy}>
          {submit}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
