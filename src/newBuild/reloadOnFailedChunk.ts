import { fetchLatestBuildId, runningBuildId } from '../../providers/build/buildId';
import { hasUnsavedWork } from '../ui/unsavedWork';
import { hasTypedText } from '../ui/typedText';
import { reloadWithDrafts } from './reloadWithDrafts';

/** Minimum time between two reloads. */
const minReloadIntervalMs = 10_000;
const storageKey = 'reloadedAt';

/** Returns whether the page may reload after a chunk failed to load. When it may, stores the time of this reload. */
export function claimReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(storageKey) ?? -Infinity);
  if (now - last < minReloadIntervalMs) return false;
  storage.setItem(storageKey, String(now));
  return true;
}

/**
 * Set once a chunk has failed to load while the server could not be reached. Some browsers never fetch such a chunk
 * again, so the next failure reloads the page even if the build is the same.
 */
let wasUnreachable = false;

/**
 * Reloads the page when a chunk fails to load although the server answers, in two cases: the server has another build,
 * which lacks the files of this one; or a chunk has failed before while the server could not be reached. In other
 * cases, and when typed text would be lost, the page stays and `loadCode` repeats the load.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', () => void reload());
}

async function reload(): Promise<void> {
  const latest = await fetchLatestBuildId();
  if (latest === undefined) wasUnreachable = true;
  if (latest === undefined || (latest === runningBuildId && !wasUnreachable)) return;
  const losesText = hasUnsavedWork('notStorable') || (hasTypedText() && !hasUnsavedWork());
  if (losesText || !claimReload(sessionStorage, Date.now())) return;
  reloadWithDrafts();
}
