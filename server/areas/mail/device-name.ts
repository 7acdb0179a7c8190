/** What browsers call themselves, and their names; first those that call themselves by another's name as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Browser and system by name; nothing where neither is known. What a browser calls itself is never repeated: whoever
 * signs in chooses it, and a mail is no place for their words.
 */
export function deviceName(userAgent: string): string | null {
  const known = [browsers, systems].flatMap((names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? []);
  return known.length > 0 ? known.join(' · ') : null;
}
