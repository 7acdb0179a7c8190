import { dayPattern } from '../../../fields/datetime';
import { addDays, formatDay } from '../../../fields/day';
import type { FieldContext } from '../../../fields/kind';
import { type WallTime, wallTimeAt } from '../../../fields/zonedTime';

/** The beginning and the end of something, as ISO timestamps. */
export interface Period {
  from: string;
  to: string;
}

/**
 * Returns a period as text in the company's time zone, such as `23/11/2026 08:00 – 16:15`. Whole days are shown without
 * times.
 */
export function periodText({ from, to }: Period, context: FieldContext): string {
  const { timeZone } = context;
  const pattern = dayPattern(context);
  const [start, end] = [wallTimeAt(timeZone, new Date(from)), wallTimeAt(timeZone, new Date(to))];
  if (start.time === '00:00' && end.time === '00:00') {
    const lastDay = addDays(end.day, -1);
    return [...new Set([start.day, lastDay])].map((day) => formatDay(day, pattern)).join(' – ');
  }
  const textOf = ({ day, time }: WallTime) => `${formatDay(day, pattern)} ${time}`;
  return `${textOf(start)} – ${start.day === end.day ? end.time : textOf(end)}`;
}

/** Returns whether two periods have a time in common. */
export function doPeriodsOverlap(one: Period, other: Period): boolean {
  return Date.parse(one.from) < Date.parse(other.to) && Date.parse(other.from) < Date.parse(one.to);
}
