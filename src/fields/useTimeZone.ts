import type { Session } from '../../providers/auth/session';
import { useSession } from '../ui/appServices';
import { browserTimeZone, dayAt, isKnownTimeZone } from './zonedTime';

/**
 * Returns the time zone in which days begin and end: that of the user's company. The browser's without a session, or
 * when the browser does not know the company's.
 */
export function timeZoneOf(session: Session | null): string {
  const timeZone = session?.user.tenant.time_zone;
  return timeZone && isKnownTimeZone(timeZone) ? timeZone : browserTimeZone();
}

/** Returns the time zone of the company, in which all its days begin and end. */
export const useTimeZone = (): string => timeZoneOf(useSession());

/** Returns the company's current day, `YYYY-MM-DD`. */
export const useToday = (): string => dayAt(useTimeZone());
