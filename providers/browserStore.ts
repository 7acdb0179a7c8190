/** Returns the text that this browser stores under a key; null when there is none, or the browser blocks reading. */
export function readStored(key: string): string | null {
  if (typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, or removes it. Does nothing when the storage is full or blocked. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What is stored here is a convenience.
  }
}
