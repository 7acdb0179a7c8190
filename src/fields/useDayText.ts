import { useTranslation } from 'react-i18next';
import { dayFormat } from './datetime';
import { writeDay } from './day';
import { useSession } from '../ui/appServices';

/** Writes days, and windows of days, as the reader has them. */
export function useDayText(): {
  day: (day: string) => string;
  window: (from: string | null, to: string | null) => string;
} {
  const { t } = useTranslation('app');
  const format = dayFormat({ dates: useSession()?.user.date_format ?? null, t });
  const day = (text: string) => writeDay(text, format);
  return {
    day,
    window: (from, to) => {
      if (from && to && from !== to) return `${day(from)} – ${day(to)}`;
      const known = from ?? to;
      return known ? day(known) : '';
    },
  };
}
