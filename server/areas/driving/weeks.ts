import { addDays } from '../../formats/days';
import { dayInTimeZone, momentInTimeZone } from '../../formats/time-zone';
import type { Span } from './driver-work';

/** Returns the Monday of a moment's week in a time zone. */
export function mondayOf(moment: number, timeZone: string): string {
  const day = dayInTimeZone(timeZone, new Date(moment));
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** Returns the week that begins on a Monday in a time zone. */
export function weekSpanOf(monday: string, timeZone: string): Span {
  const startOf = (day: string) => momentInTimeZone(timeZone, day, '00:00').getTime();
  return { start: startOf(monday), end: startOf(addDays(monday, 7)) };
}
