import type { FieldKind, FieldOf } from './kind';
import { noFilterKind } from './noFilter';
import { textDraftConversion } from './textDraft';
import { isKnownTimeZone, offsetText } from './zonedTime';

/** Returns a time zone as a text with its current offset from UTC: `Europe/Warsaw (GMT+1)`. */
export const timeZoneText = (timeZone: string): string =>
  isKnownTimeZone(timeZone) ? `${timeZone.replaceAll('_', ' ')} (${offsetText(timeZone)})` : timeZone;

/** The field kind of time zones, stored as IANA names. */
export const timeZoneKind: FieldKind<FieldOf<'timeZone'>> = {
  text: (value) => (typeof value === 'string' ? timeZoneText(value) : ''),
  filter: noFilterKind,
  ...textDraftConversion,
};

/** Returns all time zones that the browser knows, as options. A stored zone that it does not list is added. */
export function timeZoneOptions(stored: string): { id: string; title: string }[] {
  const listed = Intl.supportedValuesOf('timeZone');
  const ids = new Set([...listed, 'UTC', ...(stored ? [stored] : [])]);
  return [...ids].toSorted().map((id) => ({ id, title: timeZoneText(id) }));
}
