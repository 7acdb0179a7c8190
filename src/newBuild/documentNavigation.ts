let isNewDocumentNeeded = (): boolean => false;

/** Returns whether the next page must be loaded as a new document, because a newer build is available. */
export const loadsNextDocument = (): boolean => isNewDocumentNeeded();

/** Registers the check used by `loadsNextDocument`. The check's module registers itself, because it is loaded later. */
export function registerDocumentCheck(check: () => boolean): void {
  isNewDocumentNeeded = check;
}
