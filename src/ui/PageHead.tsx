import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: ReactNode;
  /** The way back, above the title. */
  above?: ReactNode;
  /** The page has nothing to type into: the focus begins at its title, where screen readers begin to read. */
  takesFocus?: boolean;
  /** Buttons at the right of the title. */
  children?: ReactNode;
}

/** The head of a page: its one h1 and what can be done there. */
export function PageHead({ title, above, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div>
      {above}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}
      >
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={takesFocus ? -1 : undefined}
          sx={{ overflowWrap: 'anywhere', minWidth: 0, '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {children}
        </Stack>
      </Stack>
    </div>
  );
}
