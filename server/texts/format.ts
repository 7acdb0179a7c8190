import type { Texts } from './texts';

type Reader = Pick<Texts, 'settings'>;

/** Returns a day in words: 21 November 2026. */
export function dayInWords(day: string | number, { settings }: Reader): string {
  return new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** Returns a moment in words. It is written in UTC, because the reader's time zone is not known. */
export function momentInWords(iso: string, { settings }: Reader): string {
  const format = new Intl.DateTimeFormat(settings.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(iso))} UTC`;
}

/** Returns an amount in cents as money. */
export function amountInWords(cents: number, currency: string, { settings }: Reader): string {
  const format = new Intl.NumberFormat(settings.locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: 2,
  });
  return format.format(cents / 100);
}
