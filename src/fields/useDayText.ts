import { useTranslation } from 'react-i18next';
import { dayPattern } from './datetime';
import { formatDay } from './day';
import { useSession } from '../ui/appServices';
import { useTimeZone } from './useTimeZone';
import { dayAt } from './zonedTime';

/** Returns functions that format days, moments and ranges of days in the user's date format. */
export function useDayText(): {
  day: (day: string) => string;
  /** Formats the day at a moment, in the company's time zone. */
  dayOf: (moment: Date) => string;
  window: (from: string | null, to: string | null) => string;
} {
  const { t } = useTranslation('app');
  const format = dayPattern({ dates: useSession()?.user.date_format ?? null, t });
  const timeZone = useTimeZone();
  const day = (text: string) => formatDay(text, format);
  return {
    day,
    dayOf: (moment) => day(dayAt(timeZone, moment)),
    window: (from, to) => {
      if (from && to && from !== to) return `${day(from)} – ${day(to)}`;
      const knownDay = from ?? to;
      return knownDay ? day(knownDay) : '';
    },
  };
}
