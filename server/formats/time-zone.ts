/** Returns whether a text is the IANA name of a time zone, such as `Europe/Warsaw`. Offsets such as `+01:00` are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format that names a time zone's offset. Formats are kept, because they are slow to create. */
function offsetFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  offsetFormats.set(timeZone, format);
  return format;
}

/** Returns the calendar day (`YYYY-MM-DD`) at a moment in a time zone. */
export function dayInTimeZone(timeZone: string, moment: Date): string {
  const local = moment.getTime() + offsetLookupOf(timeZone)(moment.getTime());
  return new Date(local).toISOString().slice(0, 10);
}

/**
 * Returns the moment at which clocks in a time zone show a day (`YYYY-MM-DD`) and a time (`HH:mm`). See
 * `momentOfWallTime` for times at which clocks change.
 */
export function momentInTimeZone(timeZone: string, day: string, time: string): Date {
  return new Date(momentOfWallTime(Date.parse(`${day}T${time}Z`), offsetLookupOf(timeZone)));
}

/** Returns a time zone's offset from UTC at a time; all in milliseconds. */
export type OffsetLookup = (moment: number) => number;

/** Offsets by time zone and moment. They are kept for all callers, because formatting is slow and offsets never change. */
const offsetCaches = new Map<string, Map<number, number>>();
/** Most kept offsets of a time zone, so that a server does not collect them forever. */
const maxCachedOffsets = 10_000;

/** Returns the offsets of a time zone. */
export function offsetLookupOf(timeZone: string): OffsetLookup {
  const format = offsetFormatOf(timeZone);
  const cachedOffsets = offsetCaches.get(timeZone) ?? new Map<number, number>();
  offsetCaches.set(timeZone, cachedOffsets);
  return (moment) => {
    const cached = cachedOffsets.get(moment);
    if (cached !== undefined) return cached;
    if (cachedOffsets.size >= maxCachedOffsets) cachedOffsets.clear();
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
    const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 * (sign === '-' ? -1 : 1);
    cachedOffsets.set(moment, offset);
    return offset;
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the time at which clocks in a time zone show `local`, a wall time as a UTC timestamp. A wall time that is
 * skipped when clocks change is taken an hour later, and of one that occurs twice the first is taken.
 */
export function momentOfWallTime(local: number, offsetAt: OffsetLookup): number {
  const [before, after] = [offsetAt(local - dayMs), offsetAt(local + dayMs)];
  if (before === after) return local - before;
  const [early, late] = [local - before, local - after];
  return offsetAt(early) === before || offsetAt(late) !== after ? early : late;
}
