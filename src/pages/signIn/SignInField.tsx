import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface Props extends Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'endAdornment' | 'autoFocus' | 'inputRef' | 'inputProps'> {
  name: string;
  label: string;
  /** What is wrong with what was entered. */
  problem?: string;
  onInput: () => void;
}

/**
 * A field of the sign-in form. Its label stands above it, where what a password manager fills in cannot lie under it,
 * and the browser keeps its value, whoever typed it.
 */
export function SignInField({ name, label, problem, inputProps, ...input }: Props) {
  const problemId = `${name}-problem`;
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
          'aria-describedby': problem === undefined ? undefined : problemId,
        }}
        sx={{ height: 44, fontSize: '0.9375rem' }}
      />
      {problem !== undefined && (
        <Typography id={problemId} variant="body2" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
    </Box>
  );
}
