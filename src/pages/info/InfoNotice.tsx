import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle';

interface Props {
  Sign: SvgIconComponent;
  colour: 'primary' | 'success' | 'warning' | 'error';
  title: string;
  /** Sentences, each a paragraph of its own. */
  texts: readonly (string | undefined)[];
  /** What can be done about it. */
  children?: ReactNode;
}

/** One piece of news, large, and what to do about it. What it says may change while it is read: it is said then. */
export function InfoNotice({ Sign, colour, title, texts, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 520, justifyItems: 'start', py: { xs: 2, sm: 6 }, mx: 'auto' }}>
      <PageTitle page={title} />
      {/* Drawn with a margin of its own, which is put outside the column. */}
      <Sign aria-hidden sx={{ fontSize: 48, ml: '-4px', color: `${colour}.main` }} />
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem', letterSpacing: '-0.02em', textWrap: 'balance' }}>
          {title}
        </Typography>
        {texts.map(
          (text) =>
            text && (
              <Typography key={text} sx={{ color: 'text.secondary', fontSize: '1rem', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>{children}</Box>
    </Box>
  );
}
