import { storeAllDrafts, disableUnloadPrompt, hasUnsavedWork } from '../ui/unsavedWork';

let pendingAddress = (): string | undefined => undefined;

/** Registers the function that returns the address whose code is being loaded; the reload opens this address. */
export function registerPendingAddress(address: () => string | undefined): void {
  pendingAddress = address;
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
