/**
 * Lets the service worker cache the console's page and all files that this document has loaded. Resolves to whether the
 * page can be opened without a network from now on.
 */
export async function cacheLoadedFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  // `navigator.serviceWorker.ready` would return the worker of the document's URL, which may be another worker.
  const { installing, waiting, active } = await navigator.serviceWorker.register('/offline-worker.js', { scope: '/' });
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
