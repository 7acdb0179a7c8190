import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../DocumentTitle';
import { useFocusOnMount } from '../useFocusOnMount';

interface Props {
  title: string;
  /** Text below the title. */
  children?: ReactNode;
  /** Whether the title gets the focus when it is mounted, for content that replaces a form. */
  focusOnMount?: boolean;
}

/** Shows the title of a sign-in or password form, and sets the document title. */
export function FormHeader({ title, children, focusOnMount = false }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount, false);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DocumentTitle title={title} />
      <Typography
        ref={heading}
        tabIndex={focusOnMount ? -1 : undefined}
        component="h1"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 600,
          letterSpacing: '-0.02em',
          lineHeight: 1.2,
          textWrap: 'balance',
          outline: 'none',
        }}
      >
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  );
}
