import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Names with their values, one below the other. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0, mt: 2 }}>
      {children}
    </Box>
  );
}

/** A name and its value; nothing where there is no value. `nameId`: for what the name is the label of. */
export function Fact({ name, nameId, children }: { name: string; nameId?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' }, alignItems: 'center' }}>
      <Typography component="dt" id={nameId} variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}
