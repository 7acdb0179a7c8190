import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../ui/PageTitle';

interface Props {
  title: string;
  /** What can be done about it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page that has one thing to say. */
export function Message({ title, actions, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560, justifyItems: 'start', py: { xs: 2, sm: 4 } }}>
      <PageTitle page={title} />
      <Typography variant="h1">{title}</Typography>
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>}
    </Box>
  );
}
