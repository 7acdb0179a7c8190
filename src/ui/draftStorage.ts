const prefix = 'draft ';
const storageKey = (user: string, form: string) => `${prefix}${user} ${form}`;

/** Stores unsaved form content in the tab's session storage. */
export function storeDraft(user: string, form: string, content: unknown): void {
  try {
    sessionStorage.setItem(storageKey(user, form), JSON.stringify(content));
  } catch {
    // The storage may be full. The draft is then lost with the page.
  }
}

/** Returns the stored draft of a form, or undefined. */
export function readStoredDraft(user: string, form: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(user, form)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the stored draft of a form. */
export function removeStoredDraft(user: string, form: string): void {
  sessionStorage.removeItem(storageKey(user, form));
}

/** Removes all stored drafts, except those of one user. */
export function removeStoredDrafts(exceptUser?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && (exceptUser === undefined || !key.startsWith(storageKey(exceptUser, ''))))
      sessionStorage.removeItem(key);
  }
}
