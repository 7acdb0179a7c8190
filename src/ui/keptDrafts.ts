const prefix = 'draft ';
const keyOf = (user: string, place: string) => `${prefix}${user} ${place}`;

/** Keeps what somebody has typed in a place, in this tab alone and until it is closed. */
export function keepDraft(user: string, place: string, content: unknown): void {
  try {
    sessionStorage.setItem(keyOf(user, place), JSON.stringify(content));
  } catch {
    // More than the browser has room for is not kept.
  }
}

/** What is kept of what somebody has typed in a place; undefined when nothing is. */
export function keptDraft(user: string, place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(user, place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export function dropDraft(user: string, place: string): void {
  sessionStorage.removeItem(keyOf(user, place));
}

/** Forgets everything that is kept, but for what one person has typed. */
export function dropDrafts(but?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && (but === undefined || !key.startsWith(keyOf(but, ''))))
      sessionStorage.removeItem(key);
  }
}
