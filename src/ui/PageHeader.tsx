import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFocusOnMount } from './useFocusOnMount';

interface Props {
  title: ReactNode;
  /** Content above the title, usually a back link. */
  above?: ReactNode;
  /** Whether the title gets the focus when the page opens, for pages without an input field. */
  focusOnMount?: boolean;
  /** Content right after the title. */
  beside?: ReactNode;
  /** Buttons at the end of the title's line. */
  children?: ReactNode;
}

/** Shows the header of a page: its h1 and its buttons. */
export function PageHeader({ title, above, beside, focusOnMount = false, children }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  return (
    <div>
      {above}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', minHeight: 40 }}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={focusOnMount ? -1 : undefined}
          sx={{ overflowWrap: 'anywhere', minWidth: 0, '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {beside}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: 'auto' }}>
          {children}
        </Stack>
      </Stack>
    </div>
  );
}
