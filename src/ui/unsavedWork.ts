/** Work that would be lost when the page closes, for example a changed form or an upload. */
interface UnsavedWork {
  /** Returns whether there is unsaved work. Called when the page is about to close. */
  isUnsaved(): boolean;
  /** Stores the work as a draft. Absent for work that cannot be stored. */
  storeDraft?(): void;
  /**
   * Returns the warning to show on sign-out, for work that is stored on the device but needs a session to be sent. Such
   * work does not block closing or reloading the page.
   */
  signOutWarning?(): { title: string; text: string };
}

const registered = new Set<UnsavedWork>();
let unloadPromptDisabled = false;

/**
 * Returns whether closing the page loses work. With 'notStorable', only work that cannot be stored as a draft counts.
 */
export function hasUnsavedWork(which: 'all' | 'notStorable' = 'all'): boolean {
  return (
    !unloadPromptDisabled &&
    [...registered].some((work) => !work.signOutWarning && (which === 'all' || !work.storeDraft) && work.isUnsaved())
  );
}

/** Returns the sign-out warning of the first registered work that has one and is unsaved. */
export function pendingSignOutWarning(): { title: string; text: string } | undefined {
  return [...registered].find((one) => one.signOutWarning && one.isUnsaved())?.signOutWarning?.();
}

function promptBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

/** Registers work, so that the browser asks before it closes the page. Returns a function that removes it. */
export function registerUnsavedWork(one: UnsavedWork): () => void {
  if (registered.size === 0) window.addEventListener('beforeunload', promptBeforeUnload);
  registered.add(one);
  return () => {
    registered.delete(one);
    if (registered.size === 0) window.removeEventListener('beforeunload', promptBeforeUnload);
  };
}

/** Stores drafts of all unsaved work that supports it. */
export function storeAllDrafts(): void {
  for (const one of registered) if (one.isUnsaved()) one.storeDraft?.();
}

/** Turns off the browser's confirmation before the page closes, for navigations that must not be blocked. */
export function disableUnloadPrompt(): void {
  unloadPromptDisabled = true;
}
