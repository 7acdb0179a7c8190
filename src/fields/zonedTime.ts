import { addDays } from './day';

/** The calendar day (`YYYY-MM-DD`) and the time (`HH:mm`) that clocks in a time zone show. */
export interface WallTime {
  day: string;
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = '2-digit';
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(timeZone, format);
  return format;
}

/** Loads what the browser needs for times of a time zone, which takes milliseconds at the first use. */
export function prepareTimeZone(timeZone: string): void {
  formatOf(timeZone);
}

/** Returns the day and the time at a moment in a time zone: in half of the time of asking for both apart. */
export function wallTimeAt(timeZone: string, moment: Date): WallTime {
  const { day, hour, minute } = wallPartsAt(timeZone, moment);
  return { day, time: `${hour}:${minute}` };
}

function wallPartsAt(timeZone: string, moment: Date) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { day: `${year.padStart(4, '0')}-${month}-${day}`, hour, minute, second };
}

/** Returns the calendar day at a moment in a time zone. Without a moment: today. */
export function dayAt(timeZone: string, moment = new Date()): string {
  return wallTimeAt(timeZone, moment).day;
}

/** Returns the time at a moment in a time zone, as `HH:mm`. */
export function timeAt(timeZone: string, moment: Date): string {
  return wallTimeAt(timeZone, moment).time;
}

/** Milliseconds by which clocks in a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const wholeSecond = Math.floor(moment / 1000) * 1000;
  const { day, hour, minute, second } = wallPartsAt(timeZone, new Date(wholeSecond));
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`) - wholeSecond;
}

const dayMs = 86_400_000;

/**
 * Returns the moment at which clocks in a time zone show a day and a time. A time that is skipped when clocks change is
 * taken an hour later, and of a time that occurs twice the first is taken.
 */
export function momentOf(timeZone: string, day: string, time = '00:00'): Date {
  const wall = Date.parse(`${day}T${time}Z`);
  const [before, after] = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)];
  const [early, late] = [wall - before, wall - after];
  return new Date(offsetAt(early, timeZone) === before || offsetAt(late, timeZone) !== after ? early : late);
}

/** Returns the start of a day and of the next day in a time zone, as ISO timestamps. */
export function dayBounds(day: string, timeZone: string): { from: string; before: string } {
  return {
    from: momentOf(timeZone, day).toISOString(),
    before: momentOf(timeZone, addDays(day, 1)).toISOString(),
  };
}

/** Returns whether the browser knows a time zone. */
export function isKnownTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** Returns the current offset of a time zone from UTC: `GMT+1`. */
export function offsetText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns the time zone of the browser. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
