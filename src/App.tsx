import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, startTransition, Suspense, useState } from 'react';
import { lazy } from '../providers/loadCode';
import type { PublicPageProps } from './routing/publicPageProps';
import { isPublicPath } from './routing/publicPaths';
import { InternalErrorPage } from './pages/InternalErrorPage';
import { theme, themeStorageKey } from './theme/theme';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { OfflineBar } from './ui/OfflineBar';
import { type AppServices, AppServicesContext } from './ui/appServices';

/** Loads the code of the console, which only signed-in users need: router, Refine and layout. */
export const loadConsole = () => import('./app/Console');

const NewBuildBar = lazy(async () => ({ default: (await import('./newBuild/NewBuildBar')).NewBuildBar }));

const Console = lazy(async () => ({ default: (await loadConsole()).Console }));

const reloadPage = async () => (await import('./newBuild/reloadWithDrafts')).reloadWithDrafts();

interface Props {
  services: AppServices;
  /** Renders the requested public page; absent when a page of the console was requested. */
  openPage?: (pageProps: PublicPageProps) => ReactNode;
}

/** Renders the root of the page: a public page, or the console. */
export function App({ services, openPage }: Props) {
  const [showsConsole, setShowsConsole] = useState(openPage === undefined);
  const entrance: PublicPageProps = {
    prepareConsole: (address) => {
      if (isPublicPath(address)) return;
      window.history.replaceState(null, '', address);
      void loadConsole().then(({ startRouter }) => startRouter(services));
    },
    openConsole: (address) => {
      // A public page is outside the console's router, so the browser loads it as a new document. After sign-in this
      // happens to a user who must change an expired password first.
      if (isPublicPath(address)) return window.location.replace(address);
      window.history.replaceState(null, '', address);
      // The public page stays until the code of the console is loaded.
      startTransition(() => setShowsConsole(true));
    },
    prefetch: () => void loadConsole().then(({ prefetchConsole }) => prefetchConsole()),
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
        <AppServicesContext value={services}>
          <Suspense>{showsConsole ? <Console /> : openPage?.(entrance)}</Suspense>
        </AppServicesContext>
      </ErrorBoundary>
      <OfflineBar onReload={() => void reloadPage()} />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewBuildBar />
        </Suspense>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
