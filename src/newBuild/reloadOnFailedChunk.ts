import { storeAllDrafts, disableUnloadPrompt } from '../ui/unsavedWork';

/** Milliseconds after such a reload in which there is no other: a page that fails again says so. */
const guard = 10_000;
const storageKey = 'reloadedAt';

/** Whether code that could not be fetched is a reason to load the page anew. Notes that it was. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? -Infinity);
  if (now - last < guard) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/** Loads the page anew when a part of it cannot be fetched: it may belong to a build that is gone. */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    // At once: what stands on the page goes with the part that failed.
    storeAllDrafts();
    void reload();
  });
}

async function reload(): Promise<void> {
  try {
    // Without a server a reload would only lose the page that there is.
    await fetch('/builds/latest.json', { cache: 'no-store' });
  } catch {
    return;
  }
  if (!mayReload(sessionStorage, Date.now())) return;
  disableUnloadPrompt();
  window.location.reload();
}
