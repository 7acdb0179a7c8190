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

/** Whether the server could not be reached when a chunk failed to load. */
let wasUnreachable = false;

/**
 * Reloads the page when a chunk cannot be loaded although the server answers: because the server has another build, which
 * lacks the files of this one, or because the chunk failed before without a network, which some browsers do not forget.
 * Without an answer of the server, or if typed text would be lost, the page stays, and the load is repeated.
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
