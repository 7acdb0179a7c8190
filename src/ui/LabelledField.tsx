import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SupportedInputProp =
  | 'type'
  | 'autoComplete'
  | 'endAdornment'
  | 'autoFocus'
  | 'inputRef'
  | 'inputProps'
  | 'value'
  | 'onInput'
  | 'readOnly';

export interface LabelledFieldProps extends Pick<OutlinedInputProps, SupportedInputProp> {
  /** Name and DOM id of the input. Must be unique on a page. */
  name: string;
  label: string;
  /** Validation message. When given, the field is marked as invalid. */
  error?: string;
  /** Help shown below the input. Its root element needs the id `<name>-help`, which describes the input. */
  help?: ReactNode;
}

/**
 * Renders a text field with its label above it, because a label inside the field could overlap with text that a password
 * manager fills in. Without `value` the field is uncontrolled, so that React does not reset what the browser filled in.
 */
export function LabelledField({ name, label, error, help, inputProps, ...input }: LabelledFieldProps) {
  const errorId = `${name}-problem`;
  const describedBy = [error !== undefined && errorId, help !== undefined && `${name}-help`].filter(Boolean);
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
        error={error !== undefined}
        inputProps={{
          ...inputProps,
          'aria-invalid': error !== undefined,
          'aria-describedby': describedBy.join(' ') || undefined,
        }}
        sx={{ height: 44, fontSize: '0.9375rem' }}
      />
      {error !== undefined && (
        <Typography id={errorId} variant="body2" sx={{ color: 'error.main', whiteSpace: 'pre-line' }}>
          {error}
        </Typography>
      )}
      {help}
    </Box>
  );
}
