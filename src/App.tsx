import { type ComponentType, type ReactNode, startTransition, Suspense, useState } from 'react';
import styles from './App.module.css';
import { lazy } from '../providers/loadCode';
import type { PublicPageProps } from './routing/publicPageProps';
import { isPublicPath } from './routing/publicPaths';
import { InternalErrorPage } from './pages/InternalErrorPage';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { OfflineBar } from './ui/OfflineBar';
import { type AppServices, AppServicesContext } from './ui/appServices';

/** Loads the code of the console, which only signed-in users need: router, Refine and layout. */
export const loadConsole = () => import('./app/Console');

const NewBuildBar = lazy(async () => ({ default: (await import('./newBuild/NewBuildBar')).NewBuildBar }));

/** The console when its code could not be loaded at first. */
const LateConsole = lazy(async () => ({ default: (await loadConsole()).Console }));

const reloadPage = async () => (await import('./newBuild/reloadWithDrafts')).reloadWithDrafts();

interface Props {
  services: AppServices;
  /** Renders the requested public page; absent when a page of the console was requested. */
  openPage?: (pageProps: PublicPageProps) => ReactNode;
}

/** Resolves with the console once the page at the browser's address is loaded; with `LateConsole` if that fails. */
async function consoleWithPage(services: AppServices): Promise<ComponentType> {
  try {
    const { Console, whenPageIsLoaded } = await loadConsole();
    await whenPageIsLoaded(services);
    return Console;
  } catch {
    return LateConsole;
  }
}

/** Renders the root of the page: a public page, or the console. */
export function App({ services, openPage }: Props) {
  const [Console, setConsole] = useState<ComponentType | undefined>(() => (openPage ? undefined : LateConsole));
  const [Rehearsal, setRehearsal] = useState<ComponentType>();
  const entrance: PublicPageProps = {
    prepareConsole: (address) => {
      if (isPublicPath(address)) return;
      window.history.replaceState(null, '', address);
      void loadConsole().then(({ prepareRouter }) => prepareRouter(services));
    },
    openConsole: (address) => {
      // A public page is outside the console's router, so the browser loads it as a new document. After sign-in this
      // happens to a user who must change an expired password first.
      if (isPublicPath(address)) return window.location.replace(address);
      window.history.replaceState(null, '', address);
      // The public page stays until the page of the console is loaded. That is then rendered at once: in a transition,
      // the browser would draw the public page again after every few milliseconds of rendering.
      void consoleWithPage(services).then((Loaded) => setConsole(() => Loaded));
    },
    prefetch: () =>
      void loadConsole()
        .then(({ prefetchConsole }) => prefetchConsole())
        // In a transition, so that the browser takes keys meanwhile.
        .then(
          (Loaded) => startTransition(() => setRehearsal(() => Loaded)),
          () => undefined,
        ),
  };
  return (
    <>
      <ErrorBoundary
        fallback={
          <main className={styles.error}>
            <InternalErrorPage />
          </main>
        }
      >
        <AppServicesContext value={services}>
          <Suspense>{Console ? <Console /> : openPage?.(entrance)}</Suspense>
        </AppServicesContext>
      </ErrorBoundary>
      {Rehearsal && !Console && (
        <ErrorBoundary fallback={null}>
          <Rehearsal />
        </ErrorBoundary>
      )}
      <OfflineBar onReload={() => void reloadPage()} />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <NewBuildBar />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
