import { loadParts } from './parts';

/** Fetches what the page may need where there is no network, and has it kept with the page itself. */
export function keepForDeadSpots(): void {
  loadParts()
    .then(keepPage)
    // Without it the page works as long as it stands open.
    .catch(() => undefined);
}

/** Has the page's worker keep the page and all that it has loaded so far. */
async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Not by `ready`: that asks for the worker of the address that the document was loaded by, which may be another.
  const { installing, waiting, active } = await navigator.serviceWorker.register('/today-worker.js', {
    scope: '/today',
  });
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === window.location.origin && isKept(pathname));
  (installing ?? waiting ?? active)?.postMessage({ keep: [...new Set(own.map(({ pathname }) => pathname))] });
}

/** Code, words, fonts and looks, and the configuration: nothing that belongs to a person. */
const isKept = (pathname: string) =>
  pathname.startsWith('/assets/') ||
  pathname === '/config.json' ||
  /^\/[\w.-]+\.(js|svg|png|ico|webmanifest)$/.test(pathname);
