/** A calendar day as `YYYY-MM-DD`, or null for anything else: 30 February, a time, rubbish. */
export function cleanDay(text: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match || text < '1000-01-01') return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** The moments at which a day begins and is over, in the time zone of whoever reads. */
export function dayBounds(day: string): { from: string; before: string } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return {
    from: new Date(year, month - 1, date).toISOString(),
    before: new Date(year, month - 1, date + 1).toISOString(),
  };
}

/** A day as people read it. Never a `Date`, so that it is the same day in every time zone. */
export function writeDay(day: string, format: string): string {
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
