import GlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject } from '@mui/material/styles';
import { theme } from '../theme/theme';

/** Returns the CSS variables of the light theme, which printouts always use. */
function lightColours(): CSSObject {
  const sheets: readonly Record<string, CSSObject>[] = theme.generateStyleSheets();
  const light = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .find(([selector]) => selector.includes('[data-theme="light"]'));
  return light?.[1] ?? {};
}

const contentSelector = '#content';

const stylesKeeping = (keptTogether: string): CSSObject => ({
  '@page': { size: 'A4', margin: '14mm 12mm' },
  '@media print': {
    ':root[data-theme]': { ...lightColours(), '--mui-palette-background-default': '#ffffff' },
    // Hides everything outside the page's content: menu, bars and overlays.
    [`:has(${contentSelector}) > :not(:has(${contentSelector})):not(${contentSelector})`]: {
      display: 'none !important',
    },
    // Content that scrolls on the screen continues over several printed pages.
    [`:has(${contentSelector}), ${contentSelector}`]: {
      display: 'block !important',
      height: 'auto !important',
      minHeight: '0 !important',
      overflow: 'visible !important',
    },
    [contentSelector]: { padding: '0 !important' },
    '.MuiPaper-root': { boxShadow: 'none !important' },
    [keptTogether]: { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Browsers leave background colours out of printouts by default.
    '*': { printColorAdjust: 'exact' },
  },
});

/**
 * Applies the print styles while it is mounted.
 *
 * @param keptTogether selector of the elements that no page break divides
 */
export const PrintStyles = ({ keptTogether }: { keptTogether: string }) => (
  <GlobalStyles styles={stylesKeeping(keptTogether)} />
);
