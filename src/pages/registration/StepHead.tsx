import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

interface Props {
  title: string;
  text: string;
  /** The step has nothing to type into: the focus begins at its title, where screen readers begin to read. */
  takesFocus?: boolean;
}

/** What a step of registration is about. */
export function StepHead({ title, text, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      <Typography
        ref={heading}
        component="h1"
        tabIndex={takesFocus ? -1 : undefined}
        sx={{
          fontSize: '1.75rem',
          fontWeight: 600,
          letterSpacing: '-0.02em',
          lineHeight: 1.2,
          textWrap: 'balance',
          '&:focus': { outline: 'none' },
        }}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>{text}</Typography>
    </div>
  );
}
