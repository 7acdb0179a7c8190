import { dayPattern, formatMoment } from '../../../fields/datetime';
import { addDays, formatDay } from '../../../fields/day';
import type { FieldContext } from '../../../fields/kind';
import { dayAt, timeAt } from '../../../fields/zonedTime';

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
  const [start, end] = [new Date(from), new Date(to)];
  const pattern = dayPattern(context);
  const [firstDay, endDay] = [dayAt(timeZone, start), dayAt(timeZone, end)];
  if (timeAt(timeZone, start) === '00:00' && timeAt(timeZone, end) === '00:00') {
    const lastDay = addDays(endDay, -1);
    return [...new Set([firstDay, lastDay])].map((day) => formatDay(day, pattern)).join(' – ');
  }
  const endText = firstDay === endDay ? timeAt(timeZone, end) : formatMoment(to, context);
  return `${formatMoment(from, context)} – ${endText}`;
}

/** Returns whether two periods have a time in common. */
export function doPeriodsOverlap(one: Period, other: Period): boolean {
  return Date.parse(one.from) < Date.parse(other.to) && Date.parse(other.from) < Date.parse(one.to);
}
