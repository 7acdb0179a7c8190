import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../PageTitle';

interface Props {
  title: string;
  /** What this is about. */
  children?: ReactNode;
  /** Moves the reader here: for what takes the place of a form. */
  focused?: boolean;
}

/** The head of a page of coming in. */
export function FormHead({ title, children, focused = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <PageTitle page={title} />
      <Typography
        ref={heading}
        tabIndex={focused ? -1 : undefined}
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
