import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  /** DOM id of the panel, for links to the panel. */
  id: string;
  title: string;
  /** Ref of the heading, to move the focus to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Controls beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a section of a request's page with its heading. */
export function RequestPanel({ id, title, headingRef, action, children }: Props) {
  return (
    <Paper id={id} variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography
          ref={headingRef}
          variant="h2"
          id={`${id}-title`}
          tabIndex={headingRef ? -1 : undefined}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
