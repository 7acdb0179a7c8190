import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Shows a form's error. The live region is always in the document: screen readers only announce a change of its
 * content.
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
