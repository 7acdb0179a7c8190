/** Returns a calendar day as `YYYY-MM-DD`, or null for an invalid one such as 30 February. */
export function cleanDay(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < '1000-01-01') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** Returns the start of a day and of the next one, in the reader's time zone. */
export function dayBounds(day: string): { from: string; before: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return {
    from: new Date(year, month - 1, date).toISOString(),
    before: new Date(year, month - 1, date + 1).toISOString(),
  };
}

/** Formats a day without a `Date`, so that it is the same day in every time zone. */
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
