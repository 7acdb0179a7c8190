import { useTranslation } from 'react-i18next';
import { formatDay } from '../../fields/day';

/** Returns functions that format dates and times in the user's language and time zone. */
export function useDateTimeFormat() {
  const { t, i18n } = useTranslation('app');
  const format = t('format.date', { defaultValue: 'DD/MM/YYYY' });
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayOf = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    /** Formats a range of days (`YYYY-MM-DD`). Either day may be missing. */
    formatDays: (from?: string | null, to?: string | null): string =>
      [...new Set([from, to].filter((day) => typeof day === 'string'))]
        .map((day) => formatDay(day, format))
        .join(' – '),
    formatDateTime: (iso: string): string =>
      `${formatDay(dayOf(new Date(iso)), format)} ${clock.format(new Date(iso))}`,
    formatTime: (date: Date): string => clock.format(date),
  };
}
