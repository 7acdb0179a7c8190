import { preloadTodayPage } from './preloadTodayPage';

/** Preloads the page's code and stores it for use without a network. */
export function cachePageForOffline(): void {
  preloadTodayPage()
    .then(cacheLoadedFiles)
    // Without the cache the page still works until it is closed.
    .catch(() => undefined);
}

/** Lets the page's service worker cache the page and all files that it has loaded. */
async function cacheLoadedFiles(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // `navigator.serviceWorker.ready` would return the worker of the document's URL, which may be another worker.
  const { installing, waiting, active } = await navigator.serviceWorker.register('/today-worker.js', {
    scope: '/today',
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ownFiles = loaded.filter(({ origin, pathname }) => origin === window.location.origin && isCacheable(pathname));
  (installing ?? waiting ?? active)?.postMessage({
    filesToCache: [...new Set(ownFiles.map(({ pathname }) => pathname))],
  });
}

/** Returns whether a file may be cached: code, texts, fonts, styles and the configuration, but no personal data. */
const isCacheable = (pathname: string) =>
  pathname.startsWith('/assets/') ||
  pathname === '/config.json' ||
  /^\/[\w.-]+\.(js|svg|png|ico|webmanifest)$/.test(pathname);
