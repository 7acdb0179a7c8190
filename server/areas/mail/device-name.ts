import Bowser from 'bowser';

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
]);

/**
 * Returns the names of the browser and its system; null when neither is known. Only names from Bowser's own tables are
 * used: it repeats what an unknown browser calls itself, and a mail must not carry words of a stranger.
 */
export function deviceName(userAgent: string): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && knownNames.has(name));
  return known.length > 0 ? known.join(' · ') : null;
}
