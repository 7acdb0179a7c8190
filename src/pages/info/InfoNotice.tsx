import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from '../../ui/DocumentTitle';

interface Props {
  Icon: SvgIconComponent;
  colour: 'primary' | 'success' | 'warning' | 'error';
  title: string;
  /** Paragraphs of the text. Undefined paragraphs are left out. */
  texts: readonly (string | undefined)[];
  /** Buttons below the text. */
  children?: ReactNode;
}

/** Shows a message with a large icon. Screen readers announce changes of the message. */
export function InfoNotice({ Icon, colour, title, texts, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 520, justifyItems: 'start', py: { xs: 2, sm: 6 }, mx: 'auto' }}>
      <DocumentTitle title={title} />
      {/* The negative margin aligns the icon with the text, because its drawing has empty space at the side. */}
      <Icon aria-hidden sx={{ fontSize: 48, ml: '-4px', color: `${colour}.main` }} />
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
