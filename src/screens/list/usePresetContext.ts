import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { firstWeekdayOf } from '../../../providers/i18n/weekday';
import { timeZoneOf, useToday } from '../../fields/useTimeZone';
import { dayAt } from '../../fields/zonedTime';
import { useSession } from '../../ui/appServices';
import type { PresetContext } from './presets';

/** Returns what the placeholders of presets stand for now. */
export function usePresetContext(): PresetContext {
  const { language } = useTranslation().i18n;
  const userId = useSession()?.user.id ?? '';
  const today = useToday();
  return useMemo(() => ({ userId, today, firstWeekday: firstWeekdayOf(language) }), [userId, today, language]);
}

/** Returns the same outside of components: what the placeholders of presets stand for in a session. */
export function presetContextOf(session: Session, language: string): PresetContext {
  return { userId: session.user.id, today: dayAt(timeZoneOf(session)), firstWeekday: firstWeekdayOf(language) };
}
