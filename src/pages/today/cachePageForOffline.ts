import { preloadTodayPage, preloadTodayTexts } from './preloadTodayPage';

let cached: Promise<boolean> | undefined;

/**
 * Stores the page and its code for use without a network, once for each document. Resolves to whether the page can be
 * opened without a network from now on.
 */
export function cachePageForOffline(): Promise<boolean> {
  cached ??= Promise.all([preloadTodayPage(), preloadTodayTexts()])
    .then(cacheLoadedFiles)
    // Without the cache the page still works until it is closed.
    .catch(() => false);
  return cached;
}

/** Lets the page's service worker cache the page and all files that it has loaded. */
async function cacheLoadedFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  // The browser may delete stored data when the phone is short of space. It is asked to keep this page's data.
  void navigator.storage.persist();
  // `navigator.serviceWorker.ready` would return the worker of the document's URL, which may be another worker.
  const { installing, waiting, active } = await navigator.serviceWorker.register('/today-worker.js', { scope: '/' });
  const worker = installing ?? waiting ?? active;
  if (!worker) return false;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ownFiles = loaded.filter(({ origin, pathname }) => origin === window.location.origin && isCacheable(pathname));
  const filesToCache = [...new Set(ownFiles.map(({ pathname }) => pathname))];
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data === true));
    port1.start();
    worker.postMessage({ filesToCache }, [port2]);
  });
}

/** Returns whether a file may be cached: code, texts, fonts, styles and the configuration, but no personal data. */
const isCacheable = (pathname: string) =>
  pathname.startsWith('/assets/') ||
  pathname === '/config.json' ||
  /^\/[\w.-]+\.(js|svg|png|ico|webmanifest)$/.test(pathname);
