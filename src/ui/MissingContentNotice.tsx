import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RequestIdNote } from './RequestIdNote';

interface Props {
  title: string;
  /** Heading level: h1 when the notice is the whole page. */
  headingLevel?: 'h1' | 'h2';
  text?: string;
  /** The error that `text` describes. If it is unexpected, the id of its request is shown. */
  error?: unknown;
  /** Buttons below the notice's text. */
  children?: ReactNode;
  /** Makes screen readers announce the notice when it appears. */
  role?: 'alert' | 'status';
}

/** Shows a centred message in place of missing content, for example an empty list or a failed request. */
export function MissingContentNotice({ title, headingLevel = 'h2', text, error, children, role }: Props) {
  return (
    <Box
      role={role}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        flex: 1,
        minHeight: 240,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Typography variant="h2" component={headingLevel}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{text}</Typography>}
      <RequestIdNote error={error} />
      {children && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>{children}</Box>
      )}
    </Box>
  );
}
