/** The order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'DMY' | 'MDY';

/** Returns a date as `2026-11-24`, from what a person or a program has written; undefined if it is none. */
export function parseDate(typed: string, order: DateOrder): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const local = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})\.?(?:,? +\d{1,2}:\d{2}.*)?$/.exec(text);
  if (!local) return undefined;
  const [, first, second, written = ''] = local;
  const year = written.length === 2 ? `20${written}` : written;
  return order === 'MDY' && text.includes('/') ? dateOf(year, first, second) : dateOf(year, second, first);
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
