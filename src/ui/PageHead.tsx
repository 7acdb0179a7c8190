import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** The way back, above the title. */
  above?: ReactNode;
  /** Buttons at the right of the title. */
  children?: ReactNode;
}

/** The head of a page: its one h1 and what can be done there. */
export function PageHead({ title, above, children }: Props) {
  return (
    <div>
      {above}
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}
      >
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {children}
        </Stack>
      </Stack>
    </div>
  );
}
