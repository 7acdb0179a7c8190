import { useTranslation } from 'react-i18next';
import { dayPattern } from './datetime';
import { formatDay } from './day';
import { useSession } from '../ui/appServices';

/** Returns functions that format days and ranges of days in the user's date format. */
export function useDayText(): {
  day: (day: string) => string;
  window: (from: string | null, to: string | null) => string;
} {
  const { t } = useTranslation('app');
  const format = dayPattern({ dates: useSession()?.user.date_format ?? null, t });
  const day = (text: string) => formatDay(text, format);
  return {
    day,
    window: (from, to) => {
      if (from && to && from !== to) return `${day(from)} – ${day(to)}`;
      const knownDay = from ?? to;
      return knownDay ? day(knownDay) : '';
    },
  };
}
