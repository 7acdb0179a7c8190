import type { Texts } from './texts';

type Reader = Pick<Texts, 'settings'>;

/** Formats a date in UTC in the reader's language, such as 21 November 2026. */
export function formatDate(day: string | number, { settings }: Reader): string {
  return new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Formats a date and time in UTC, because the reader's time zone is not known. */
export function formatDateTime(iso: string, { settings }: Reader): string {
  const format = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} UTC`;
}

/** How a reader writes dates: the user's choice, or the language's way. */
interface DateReader extends Reader {
  dateFormat: 'DD_MM_YYYY' | 'DD_MM_YYYY_DOTS' | 'MM_DD_YYYY' | 'YYYY_MM_DD' | null;
}

/** Formats a moment in a time zone as the reader writes dates, such as 21/11/2026 08:15. */
export function formatMoment(iso: string, reader: DateReader & { timeZone: string }): string {
  const { timeZone } = reader;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${formatShortDate(iso, reader)} ${time.format(new Date(iso))}`;
}

/** Formats a day (`YYYY-MM-DD`), or that of a moment in a time zone, as the reader writes dates, such as 21/11/2026. */
export function formatShortDate(
  iso: string,
  { settings, timeZone = 'UTC', dateFormat }: DateReader & { timeZone?: string },
): string {
  const options = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const date = new Date(iso);
  if (dateFormat === null) return new Intl.DateTimeFormat(settings.locale, options).format(date);
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const [day, month, year] = [part('day'), part('month'), part('year')];
  switch (dateFormat) {
    case 'DD_MM_YYYY':
      return `${day}/${month}/${year}`;
    case 'DD_MM_YYYY_DOTS':
      return `${day}.${month}.${year}`;
    case 'MM_DD_YYYY':
      return `${month}/${day}/${year}`;
    case 'YYYY_MM_DD':
      return `${year}-${month}-${day}`;
  }
}

/** Formats an amount with its currency. `cents` are hundredths of the currency's unit. */
export function formatAmount(cents: number, currency: string, { settings }: Reader): string {
  const format = new Intl.NumberFormat(settings.locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
  });
  return format.format(cents / 100);
}
