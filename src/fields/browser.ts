import Bowser from 'bowser';
import type { FieldKind, FieldOf } from './kind';
import { noFilterKind } from './noFilter';
import { noDraftConversion } from './textDraft';

/**
 * Returns the names of the browser and operating system; for an unknown browser, the first 60 characters of the user
 * agent string.
 */
function browserNameOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser: program, os } = Bowser.parse(userAgent);
  return [program.name, os.name].filter(Boolean).join(' · ') || userAgent.slice(0, 60);
}

/** The field kind that shows a user agent string as the names of its browser and operating system. */
export const browserKind: FieldKind<FieldOf<'browser'>> = {
  text: (value) => (typeof value === 'string' ? browserNameOf(value) : ''),
  filter: noFilterKind,
  ...noDraftConversion,
};
