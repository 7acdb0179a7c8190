const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
const offset = String.raw`(Z|[+-](0\d|1[0-5])(:?[0-5]\d)?)`;
const timestampPattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})([T ]${time}${offset}?)?$`);

/**
 * Returns whether a text is an ISO 8601 date or timestamp that PostgreSQL accepts. `Date.parse` is too lenient: it
 * accepts February 30 and text in parentheses.
 */
export function isIsoTimestamp(text: string): boolean {
  const [, day] = timestampPattern.exec(text) ?? [];
  return day !== undefined && isIsoDate(day);
}

/** Returns whether a text is an existing date: `2026-11-21`. */
export function isIsoDate(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day.startsWith('0000')) return false;
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}
