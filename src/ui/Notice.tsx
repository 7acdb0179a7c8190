import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** h1 where it is the whole page. */
  titleAs?: 'h1' | 'h2';
  text?: string;
  /** What can be done about it. */
  children?: ReactNode;
  /** Says it at once to whoever cannot see it. */
  role?: 'alert' | 'status';
}

/** What stands where something else would: nothing found, nothing loaded, and what to do next. */
export function Notice({ title, titleAs = 'h2', text, children, role }: Props) {
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
      <Typography variant="h2" component={titleAs}>
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{text}</Typography>}
      {children && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>{children}</Box>
      )}
    </Box>
  );
}
