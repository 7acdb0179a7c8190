import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject } from '@mui/material/styles';
import { theme } from '../../../theme/theme';

/** The colours of the light theme, for paper: it is white, whatever the screen is. */
function lightColours(): CSSObject {
  const sheets: readonly Record<string, CSSObject>[] = theme.generateStyleSheets();
  const light = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .find(([selector]) => selector.includes('[data-theme="light"]'));
  return light?.[1] ?? {};
}

const content = '#content';

const styles = {
  '@page': { size: 'A4', margin: '14mm 12mm' },
  '@media print': {
    ':root[data-theme]': { ...lightColours(), '--mui-palette-background-default': '#ffffff' },
    // Nothing but the page itself: neither menu nor bars, nor what floats over them.
    [`:has(${content}) > :not(:has(${content})):not(${content})`]: { display: 'none !important' },
    // What scrolls on a screen goes on over pages.
    [`:has(${content}), ${content}`]: {
      display: 'block !important',
      height: 'auto !important',
      minHeight: '0 !important',
      overflow: 'visible !important',
    },
    [content]: { padding: '0 !important' },
    '.MuiPaper-root': { boxShadow: 'none !important' },
    // Each part stays on one sheet, but for those that are long: there each leg and each deed does.
    'section:not(#full-legs):not(#full-story)': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Badges and lines keep their colour.
    '*': { printColorAdjust: 'exact' },
  },
} satisfies CSSObject;

/** How the full view is printed, for as long as it stands. */
export const PrintStyles = () => <GlobalStyles styles={styles} />;
