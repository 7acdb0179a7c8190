import { useTranslation } from 'react-i18next';
import { writeDay } from '../../fields/day';

/** How days and moments are written for whoever reads, in their own time zone. */
export function useMoments() {
  const { t, i18n } = useTranslation('app');
  const format = t('format.date', { defaultValue: 'DD/MM/YYYY' });
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayOf = (date: Date) =>
    [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    /** From a day to a day; either may be missing. */
    days: (from?: string | null, to?: string | null): string =>
      [...new Set([from, to].filter((day) => typeof day === 'string'))].map((day) => writeDay(day, format)).join(' – '),
    moment: (iso: string): string => `${writeDay(dayOf(new Date(iso)), format)} ${clock.format(new Date(iso))}`,
    time: (date: Date): string => clock.format(date),
  };
}
