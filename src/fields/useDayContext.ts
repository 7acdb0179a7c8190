import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWeekdayOf } from '../../providers/i18n/weekday';
import type { DayContext } from './periods';
import { useTimeZone, useToday } from './useTimeZone';

/** Returns what the days of periods depend on. */
export function useDayContext(): DayContext {
  const { language } = useTranslation().i18n;
  const timeZone = useTimeZone();
  const today = useToday();
  return useMemo(() => ({ timeZone, today, firstWeekday: firstWeekdayOf(language) }), [timeZone, today, language]);
}
