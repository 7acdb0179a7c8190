const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
const offset = String.raw`(Z|[+-](0\d|1[0-5])(:?[0-5]\d)?)`;
const form = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})([T ]${time}${offset}?)?$`);

/**
 * Whether a text is a day or a moment by ISO 8601 that PostgreSQL takes as well. `Date.parse` alone will not do: it
 * lets through days that no month has, and whatever stands in parentheses.
 */
export function isMoment(text: string): boolean {
  const [, day] = form.exec(text) ?? [];
  return day !== undefined && isDay(day);
}

/** Whether a text is a day that some month has: `2026-11-21`. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day.startsWith('0000')) return false;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}
