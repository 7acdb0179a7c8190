import type { FieldKind, FieldOf } from './kind';
import { noFilter } from './noFilter';

/** Names of browsers by what they call themselves, those that also call themselves by another's name first. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system by name; what is neither, as it calls itself. */
function nameOf(text: string): string {
  const known = [first(browsers, text), first(systems, text)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(' · ') : text.slice(0, 60);
}

/** The browser that somebody signed in with. */
export const browser: FieldKind<FieldOf<'browser'>> = {
  text: (value) => (typeof value === 'string' ? nameOf(value) : ''),
  filter: noFilter,
  toDraft: () => null,
  toValue: () => null,
};
