import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const cache = createCache({ key: 'grid' });

/**
 * Inserts the CSS rules of its content into a style sheet of their own. When a rule such as `@media` is inserted into a
 * sheet, Chromium computes the styles of all elements again that any rule of the sheet may concern. Those of the grid
 * concern every cell, and most components of MUI have such rules: with one sheet, each new component on the page would
 * take as long as new rows.
 */
export function OwnStyleSheet({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
