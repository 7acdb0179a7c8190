/** Returns the text if it is a valid calendar day (`YYYY-MM-DD`); null otherwise, for example for 30 February. */
export function validDayOrNull(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < '1000-01-01') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** Milliseconds of a day. Days are converted to days since 1970 in UTC, so that no time zone has an effect. */
const dayMs = 86_400_000;

const dayNumberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Returns the day `count` days after a day. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumberOf(day) + count) * dayMs).toISOString().slice(0, 10);
}

/** Returns the number of days between two days. */
export function daysBetween(from: string, to: string): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Returns the first day of the week that contains a day. `firstWeekday` is the number of its weekday: 0 is Sunday. */
export function weekStartOf(day: string, firstWeekday: number): string {
  // Day number 0, 1 January 1970, was a Thursday.
  return addDays(day, -((dayNumberOf(day) + 4 + 7 - firstWeekday) % 7));
}

/** Days before and after today within which a day is usual in a form. */
const usualDays = { past: 365, future: 2 * 365 };

/**
 * Returns why a day in a form is probably mistyped: it is long past, or far in the future. Undefined for a usual or
 * invalid day.
 */
export function unusualDay(day: string, today: string): 'past' | 'future' | undefined {
  if (validDayOrNull(day) === null) return undefined;
  const distance = daysBetween(today, day);
  if (distance < -usualDays.past) return 'past';
  return distance > usualDays.future ? 'future' : undefined;
}

/** Formats a day (`YYYY-MM-DD`) without a `Date`, because a `Date` would depend on the time zone. */
export function formatDay(day: string, format: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    MM: month,
    DD: date,
    M: String(Number(month)),
    D: String(Number(date)),
  };
  return format.replace(/YYYY|MM|DD|M|D/g, (token) => parts[token] ?? token);
}
