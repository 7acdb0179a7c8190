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
interface MomentReader extends Reader {
  timeZone: string;
  dateFormat: 'DD_MM_YYYY' | 'DD_MM_YYYY_DOTS' | 'MM_DD_YYYY' | 'YYYY_MM_DD' | null;
}

/** Formats a moment in a time zone as the reader writes dates, such as 21/11/2026 08:15. */
export function formatMoment(iso: string, { settings, timeZone, dateFormat }: MomentReader): string {
  const moment = new Date(iso);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const [day, month, year] = [part('day'), part('month'), part('year')];
  const byLanguage = () =>
    new Intl.DateTimeFormat(settings.locale, { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
      moment,
    );
  const days = {
    DD_MM_YYYY: `${day}/${month}/${year}`,
    DD_MM_YYYY_DOTS: `${day}.${month}.${year}`,
    MM_DD_YYYY: `${month}/${day}/${year}`,
    YYYY_MM_DD: `${year}-${month}-${day}`,
  };
  return `${dateFormat ? days[dateFormat] : byLanguage()} ${part('hour')}:${part('minute')}`;
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
