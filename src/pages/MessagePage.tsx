import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../ui/DocumentTitle';

interface Props {
  title: string;
  /** Buttons below the message. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a page that only shows a message. */
export function MessagePage({ title, actions, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560, justifyItems: 'start', py: { xs: 2, sm: 4 } }}>
      <DocumentTitle title={title} />
      <Typography variant="h1">{title}</Typography>
      <Typography component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>{actions}</Box>}
    </Box>
  );
}
