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

/** Formats an amount with its currency. `cents` are hundredths of the currency's unit. */
export function formatAmount(cents: number, currency: string, { settings }: Reader): string {
  const format = new Intl.NumberFormat(settings.locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
  });
  return format.format(cents / 100);
}
