import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { colorMode, colorModeKey, colorModes } from './colorMode';
import { theme } from './theme';

type StorageManager = NonNullable<ComponentProps<typeof ThemeProvider>['storageManager']>;

/** Lets MUI read and follow the colour mode. It also asks for keys of colour schemes, of which the theme has one a mode. */
const colorModeStorage: StorageManager = ({ key }) => ({
  get: (defaultValue: unknown) => (key === colorModeKey ? colorMode.get() : defaultValue),
  set: (value: unknown) => {
    const mode = colorModes.find((one) => one === value);
    if (key === colorModeKey && mode) colorMode.set(mode);
  },
  subscribe: (handler: (value: unknown) => void) =>
    key === colorModeKey ? colorMode.subscribe(() => handler(colorMode.get())) : () => {},
});

/**
 * Renders the theme around components of MUI. Its variables are in variables.generated.css, which every page loads, so
 * that MUI need not write them into the page.
 */
export function ConsoleTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      modeStorageKey={colorModeKey}
      storageManager={colorModeStorage}
      disableStyleSheetGeneration
      // There is no rendering on a server, after which everything would have to be rendered again.
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}
