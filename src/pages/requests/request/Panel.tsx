import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

interface Props {
  /** Names the panel in the page. */
  id: string;
  title: string;
  /** For whoever gives the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>;
  /** At the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Panel({ id, title, heading, action, children }: Props) {
  return (
    <Paper id={id} variant="outlined" component="section" aria-labelledby={`${id}-title`} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography
          ref={heading}
          variant="h2"
          id={`${id}-title`}
          tabIndex={heading ? -1 : undefined}
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
