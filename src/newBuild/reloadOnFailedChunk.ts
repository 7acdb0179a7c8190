import { fetchLatestBuildId, runningBuildId } from '../../providers/build/buildId';
import { storeAllDrafts, disableUnloadPrompt, hasUnsavedWork } from '../ui/unsavedWork';
import { hasTypedText } from '../ui/typedText';

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

let pendingAddress = (): string | undefined => undefined;

/** Registers the function that returns the address whose code is being loaded; the reload opens this address. */
export function registerPendingAddress(address: () => string | undefined): void {
  pendingAddress = address;
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

/**
 * Reloads the page. Drafts are stored before, and restored afterwards. If there is input that cannot be stored, the browser
 * asks the user first.
 */
export function reloadWithDrafts(): void {
  storeAllDrafts();
  if (!hasUnsavedWork('notStorable')) disableUnloadPrompt();
  const address = pendingAddress();
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
}
