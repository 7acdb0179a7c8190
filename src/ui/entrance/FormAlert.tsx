import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Where a form says what went wrong, for a screen reader, too. It is there before there is anything to say, or what
 * comes to stand in it would not be heard.
 */
export function FormAlert({ severity = 'error', children }: { severity?: AlertColor; children: ReactNode }) {
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {children && (
        <Alert role="presentation" severity={severity}>
          {children}
        </Alert>
      )}
    </Box>
  );
}
