import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PublicPageProps } from './routing/publicPageProps';
import { isPublicPath } from './routing/publicPaths';
import { InternalErrorPage } from './pages/InternalErrorPage';
import { theme, themeStorageKey } from './theme/theme';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { OfflineBar } from './ui/OfflineBar';
import { type AppServices, AppServicesContext } from './ui/appServices';

/** Fetches all that only someone signed in needs: the router, Refine, the frame. */
export const loadConsole = () => import('./app/Console');

const NewBuildBar = lazy(async () => ({ default: (await import('./newBuild/NewBuildBar')).NewBuildBar }));

const Console = lazy(async () => ({ default: (await loadConsole()).Console }));

interface Props {
  tab: AppServices;
  /** The page for everyone that was asked for; absent when the console was. */
  openPage?: (entrance: PublicPageProps) => ReactNode;
}

/** The switch at the root: a page for everyone, or the console. */
export function App({ tab, openPage }: Props) {
  const [inside, setInside] = useState(openPage === undefined);
  const entrance: PublicPageProps = {
    openConsole: (address) => {
      // The page of one's own password stands among the open ones, which are loaded as documents.
      if (isPublicPath(address)) return window.location.replace(address);
      window.history.replaceState(null, '', address);
      setInside(true);
    },
    prefetch: () => void loadConsole().then(({ prefetch }) => prefetch()),
  };
  return (
    <ThemeProvider theme={theme} modeStorageKey={themeStorageKey}>
      <CssBaseline enableColorScheme />
      <ErrorBoundary
        fallback={
          <Box component="main" sx={{ px: 3 }}>
            <InternalErrorPage />
          </Box>
        }
      >
        <AppServicesContext value={tab}>
          <Suspense>{inside ? <Console /> : openPage?.(entrance)}</Suspense>
        </AppServicesContext>
      </ErrorBoundary>
      <OfflineBar />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewBuildBar />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
