import { useMemo } from 'react';
import type { Session } from '../../../providers/auth/session';
import { firstWeekdayOf } from '../../../providers/i18n/weekday';
import { useDayContext } from '../../fields/useDayContext';
import { timeZoneOf } from '../../fields/useTimeZone';
import { dayAt } from '../../fields/zonedTime';
import { useSession } from '../../ui/appServices';
import type { PresetContext } from './presets';

/** Returns what the placeholders of presets stand for now. */
export function usePresetContext(): PresetContext {
  const userId = useSession()?.user.id ?? '';
  const days = useDayContext();
  return useMemo(() => ({ userId, ...days }), [userId, days]);
}

/** Returns the same outside of components: what the placeholders of presets stand for in a session. */
export function presetContextOf(session: Session, language: string): PresetContext {
  const timeZone = timeZoneOf(session);
  return { userId: session.user.id, timeZone, today: dayAt(timeZone), firstWeekday: firstWeekdayOf(language) };
}
