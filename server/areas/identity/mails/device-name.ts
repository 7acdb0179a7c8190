import Bowser from 'bowser';

const knownNames: ReadonlySet<string> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
]);

/**
 * Returns the names of the browser and operating system in a user agent; null when neither is known. Only names from Bowser's
 * tables are used: for an unknown browser, Bowser returns text from the user agent, which an attacker could choose.
 */
export function deviceNameOf(userAgent: string): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && knownNames.has(name));
  return names.length > 0 ? names.join(' · ') : null;
}
