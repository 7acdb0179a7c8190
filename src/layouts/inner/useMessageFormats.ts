import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dayPattern, formatMoment } from '../../fields/datetime';
import { formatDay } from '../../fields/day';
import { useTimeZone } from '../../fields/useTimeZone';
import { useSession } from '../../ui/appServices';

/**
 * Registers the formats with which texts show values that the server sends in problems and notices: `{{from, moment}}`
 * for ISO timestamps, `{{to, day}}` for ISO dates. They follow the user's date format and the company's time zone.
 */
export function useMessageFormats(): void {
  const { t, i18n } = useTranslation('app');
  const dates = useSession()?.user.date_format;
  const timeZone = useTimeZone();
  useEffect(() => {
    const format = (name: string, text: (value: string) => string) =>
      i18n.services.formatter?.add(name, (value: unknown) => (isDateText(value) ? text(value) : String(value)));
    format('moment', (moment) => formatMoment(moment, { dates, t, timeZone }));
    format('day', (day) => formatDay(day, dayPattern({ dates, t })));
  }, [i18n, t, dates, timeZone]);
}

/** Returns whether a value is a date or timestamp. Other values, such as the sign of a missing date, are shown as they are. */
function isDateText(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}
