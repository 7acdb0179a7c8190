import { addDays } from '../../../fields/day';
import { dayAt, momentOf } from '../../../fields/zonedTime';

/** Time of day at which a snoozed entry comes back. */
const morning = '07:00';
const hourMs = 3_600_000;

/** When a snoozed entry can come back, by the name of the choice. */
export interface SnoozeTimes {
  hour: Date;
  tomorrow: Date;
  monday: Date;
}

/** Returns when a snoozed entry can come back: in an hour, tomorrow morning or on Monday morning of next week. */
export function snoozeTimes(timeZone: string, now = new Date()): SnoozeTimes {
  const today = dayAt(timeZone, now);
  // The weekday of a day does not depend on a time zone. Sunday is 0.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const daysToMonday = (8 - weekday) % 7 || 7;
  return {
    hour: new Date(now.getTime() + hourMs),
    tomorrow: momentOf(timeZone, addDays(today, 1), morning),
    monday: momentOf(timeZone, addDays(today, daysToMonday), morning),
  };
}
