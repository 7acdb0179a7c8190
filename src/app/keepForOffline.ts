import type { Session } from '../../providers/auth/session';
import { isDriver } from '../routing/driver';
import { whenIdle } from '../ui/whenIdle';

/**
 * Milliseconds after the start of the console in which nothing is cached, because the first page is still loading. After
 * that the browser must be idle, as a slow one may need longer.
 */
const startMs = 5_000;

/** Caches the console's page and code, so that it opens without a network, for a driver with the page of the day. */
export function keepForOffline(session: Session): () => void {
  let cancel = () => {};
  const timer = setTimeout(() => {
    cancel = whenIdle(() => void cacheFor(session).catch(() => {}));
  }, startMs);
  return () => {
    clearTimeout(timer);
    cancel();
  };
}

async function cacheFor(session: Session): Promise<void> {
  if (isDriver(session)) {
    const [{ cachePageForOffline }] = await Promise.all([
      import('../pages/today/cachePageForOffline'),
      import('../pages/today/TodayRoute'),
    ]);
    await cachePageForOffline();
    return;
  }
  const [{ preloadOfflinePages }, { cacheLoadedFiles }] = await Promise.all([
    import('../pages/offline/preloadOfflinePages'),
    import('../ui/offline/cacheLoadedFiles'),
  ]);
  await preloadOfflinePages();
  await cacheLoadedFiles();
}
