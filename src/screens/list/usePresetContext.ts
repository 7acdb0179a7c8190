import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstWeekdayOf } from '../../../providers/i18n/weekday';
import { useToday } from '../../fields/useTimeZone';
import { useSession } from '../../ui/appServices';
import type { PresetContext } from './presets';

/** Returns what the placeholders of presets stand for now. */
export function usePresetContext(): PresetContext {
  const { language } = useTranslation().i18n;
  const userId = useSession()?.user.id ?? '';
  const today = useToday();
  return useMemo(() => ({ userId, today, firstWeekday: firstWeekdayOf(language) }), [userId, today, language]);
}
