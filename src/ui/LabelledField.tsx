import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Input =
  | 'type'
  | 'autoComplete'
  | 'endAdornment'
  | 'autoFocus'
  | 'inputRef'
  | 'inputProps'
  | 'value'
  | 'onInput'
  | 'readOnly';

export interface LabelledFieldProps extends Pick<OutlinedInputProps, Input> {
  /** Also the field's id, so there is one of a name on a page. */
  name: string;
  label: string;
  /** What is wrong with what was entered. */
  problem?: string;
  /** What stands below the input; its id is to be `<name>-help`, by which the input is described. */
  help?: ReactNode;
}

/**
 * A field of a form of few fields. Its label stands above it, where what a password manager fills in cannot lie under
 * it. Without `value` the browser keeps what was entered, whoever entered it.
 */
export function LabelledField({ name, label, problem, help, inputProps, ...input }: LabelledFieldProps) {
  const problemId = `${name}-problem`;
  const described = [problem !== undefined && problemId, help !== undefined && `${name}-help`].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <Typography component="label" variant="subtitle2" htmlFor={name}>
        {label}
      </Typography>
      <OutlinedInput
        {...input}
        id={name}
        name={name}
        fullWidth
        error={problem !== undefined}
        inputProps={{
          ...inputProps,
          'aria-invalid': problem !== undefined,
          'aria-describedby': described.join(' ') || undefined,
        }}
        sx={{ height: 44, fontSize: '0.9375rem' }}
      />
      {problem !== undefined && (
        <Typography id={problemId} variant="body2" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
          {problem}
        </Typography>
      )}
      {help}
    </Box>
  );
}
