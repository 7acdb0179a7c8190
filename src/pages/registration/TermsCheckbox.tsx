import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { TermsText } from './TermsText';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  error?: string;
}

/** Renders the checkbox by which a user accepts the terms of use. */
export function TermsCheckbox({ checked, onChange, inputRef, error }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            name="terms"
            checked={checked}
            onChange={(_event, value) => onChange(value)}
            sx={{ pt: 0, color: error === undefined ? undefined : 'error.main' }}
            slotProps={{
              input: {
                ref: inputRef,
                'aria-invalid': error !== undefined,
                'aria-describedby': error === undefined ? undefined : 'terms-problem',
              },
            }}
          />
        }
        label={
          <Typography variant="body2">
            <TermsText name="account.terms" />
          </Typography>
        }
      />
      {error !== undefined && (
        <Typography id="terms-problem" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
