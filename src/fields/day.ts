/** Returns the text if it is a valid calendar day (`YYYY-MM-DD`); null otherwise, for example for 30 February. */
export function validDayOrNull(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < '1000-01-01') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** Returns the start of a day and of the next day in the user's time zone, as ISO timestamps. */
export function dayBounds(day: string): { from: string; before: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return {
    from: new Date(year, month - 1, date).toISOString(),
    before: new Date(year, month - 1, date + 1).toISOString(),
  };
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
