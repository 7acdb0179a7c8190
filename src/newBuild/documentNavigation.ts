let asked = (): boolean => false;

/** Returns whether the next page must be loaded as a new document, because a newer build is available. */
export const loadsNextDocument = (): boolean => asked();

/** Registers the check used by `loadsNextDocument`; its module is loaded later. */
export function registerDocumentCheck(ask: () => boolean): void {
  asked = ask;
}
