import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';

/** Minimum time between two reloads. A page that fails again within this time shows the error instead. */
const minReloadIntervalMs = 10_000;
const storageKey = 'reloadedAt';

/** Returns whether the page may reload after a chunk failed to load. When it may, stores the time of this reload. */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? -Infinity);
  if (now - last < minReloadIntervalMs) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** Reloads the page when a chunk cannot be loaded, because the server may no longer have the files of this build. */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // Drafts are stored immediately, because the page cannot render without the failed chunk.
    storeAllDrafts();
    void reload();
  });
}

async function reload(): Promise<void> {
  try {
    // The page reloads only when the server answers; otherwise the reload would lose the current page.
    await fetch('/builds/latest.json', { cache: 'no-store' });
  } catch {
    return;
  }
  if (!claimReload(sessionStorage, Date.now())) return;
  disableUnloadPrompt();
  window.location.reload();
}
