import type { FieldKind, FieldOf } from './kind';
import { noFilter } from './noFilter';

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

/** Browser and system by name; what is neither, as it calls itself. */
function nameOf(text: string): string {
  const known = [browsers, systems].flatMap((names) => names.find(([sign]) => text.includes(sign))?.[1] ?? []);
  return known.length > 0 ? known.join(' · ') : text.slice(0, 60);
}

/** The browser that somebody signed in with. */
export const browser: FieldKind<FieldOf<'browser'>> = {
  text: (value) => (typeof value === 'string' ? nameOf(value) : ''),
  filter: noFilter,
  toDraft: () => null,
  toValue: () => null,
};
