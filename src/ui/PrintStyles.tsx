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

const stylesKeeping = (keptTogether: string, page: string): CSSObject => ({
  '@page': { size: page, margin: '14mm 12mm' },
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

interface Props {
  /** Selector of the elements that no page break divides. */
  keptTogether: string;
  /** Whether pages are wider than high. */
  landscape?: boolean;
}

/** Applies the print styles while it is mounted. */
export const PrintStyles = ({ keptTogether, landscape = false }: Props) => (
  <GlobalStyles styles={stylesKeeping(keptTogether, landscape ? 'A4 landscape' : 'A4')} />
);
