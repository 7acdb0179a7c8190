import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';

/** Milliseconds between two such reloads: a page that fails again shows its error. */
const guard = 10_000;
const storageKey = 'reloadedAt';

/** Returns whether the page may reload after a failed chunk, and stores the time of the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? -Infinity);
  if (now - last < guard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** Reloads the page when a chunk cannot be loaded, as its build may be gone. */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // Immediately, as the page cannot render without the failed chunk.
    storeAllDrafts();
    void reload();
  });
}

async function reload(): Promise<void> {
  try {
    // Without a server a reload would only lose the current page.
    await fetch('/builds/latest.json', { cache: 'no-store' });
  } catch {
    return;
  }
  if (!mayReload(sessionStorage, Date.now())) return;
  disableUnloadPrompt();
  window.location.reload();
}
