import { addDays } from '../../formats/days';
import { momentInTimeZone, offsetLookupOf } from '../../formats/time-zone';
import { LruCache } from '../../runtime/lru-cache';
import type { Span } from './driver-work';

const dayMs = 24 * 3600 * 1000;

/** Weeks by time zone and Monday. They are kept, because the hours of many drivers are judged in the same weeks. */
const weekSpans = new LruCache<string, Span>(1000);

/** Returns the Monday of a moment's week in a time zone. */
export function mondayOf(moment: number, timeZone: string): string {
  const local = moment + offsetLookupOf(timeZone)(moment);
  // The first day of Unix time was a Thursday.
  const weekday = (((Math.floor(local / dayMs) + 3) % 7) + 7) % 7;
  return new Date(local - weekday * dayMs).toISOString().slice(0, 10);
}

/** Returns the week that begins on a Monday in a time zone. */
export function weekSpanOf(monday: string, timeZone: string): Span {
  const key = `${timeZone} ${monday}`;
  const known = weekSpans.get(key);
  if (known) return known;
  const startOf = (day: string) => momentInTimeZone(timeZone, day, '00:00').getTime();
  const span = { start: startOf(monday), end: startOf(addDays(monday, 7)) };
  weekSpans.set(key, span);
  return span;
}
