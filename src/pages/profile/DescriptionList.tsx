import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Renders a list of labels with their values. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0, mt: 2 }}>
      {children}
    </Box>
  );
}

/**
 * Renders a label and its value, or nothing without a value. `nameId` is the DOM id of the label, for an input that is
 * labelled by it.
 */
export function DescriptionItem({ name, nameId, children }: { name: string; nameId?: string; children: ReactNode }) {
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
