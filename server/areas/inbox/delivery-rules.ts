import type { InboxMail } from '../../contract.generated';
import { dayInTimeZone, momentInTimeZone } from '../../formats/time-zone';

/** Time of day, in the tenant's time zone, at which the mail of the day is sent. */
export const digestTime = '07:00';
/** Time in which reading an entry cancels its mail, also one of another area. */
export const mailDelayMs = 60_000;
/** Time in which reading an entry in an open console cancels its message to browsers. */
const pushDelayMs = 5_000;
const dayMs = 24 * 3_600_000;

/** Times of day between which a user is notified of urgent events only. `from` may be later than `to`: over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** When an event happened, where, and when its reader is not to be disturbed. */
export interface DeliveryContext {
  now: Date;
  timeZone: string;
  quiet: QuietHours | null;
  isUrgent: boolean;
}

/** Returns the time of day (`HH:mm`) at a moment in a time zone. */
function timeOfDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** Returns the moment at which a time of day comes next, after a moment. */
export function nextTimeOfDay(timeZone: string, time: string, after: Date): Date {
  const today = momentInTimeZone(timeZone, dayInTimeZone(timeZone, after), time);
  if (today > after) return today;
  // Noon of the next day is on that day whatever the clocks do.
  const nextDay = dayInTimeZone(timeZone, new Date(today.getTime() + dayMs + dayMs / 24));
  const next = momentInTimeZone(timeZone, nextDay, time);
  return next > after ? next : new Date(next.getTime() + dayMs);
}

/** Returns whether a moment is within quiet hours. */
export function isQuiet({ now, timeZone, quiet }: Pick<DeliveryContext, 'now' | 'timeZone' | 'quiet'>): boolean {
  if (!quiet) return false;
  const time = timeOfDay(timeZone, now);
  return quiet.from < quiet.to ? quiet.from <= time && time < quiet.to : quiet.from <= time || time < quiet.to;
}

/** Returns the moment itself, or the end of the quiet hours that it is in, unless the event is urgent. */
function afterQuietHours(moment: Date, { timeZone, quiet, isUrgent }: DeliveryContext): Date {
  if (isUrgent || !quiet || !isQuiet({ now: moment, timeZone, quiet })) return moment;
  return nextTimeOfDay(timeZone, quiet.to, moment);
}

/** Returns when an event is mailed; null if it is not. */
export function mailDueAt(mail: InboxMail, context: DeliveryContext): Date | null {
  const { now, timeZone } = context;
  switch (mail) {
    case 'NONE':
      return null;
    case 'AT_ONCE':
      return afterQuietHours(new Date(now.getTime() + mailDelayMs), context);
    case 'DAILY':
      return afterQuietHours(nextTimeOfDay(timeZone, digestTime, now), context);
  }
}

/** Returns when an event is sent to the user's browsers. */
export function pushDueAt(context: DeliveryContext): Date {
  return afterQuietHours(new Date(context.now.getTime() + pushDelayMs), context);
}

/**
 * Returns when an entry that was changed by a further event is sent again: not before the end of its cool-down, if it was
 * sent already.
 */
export function dueAfterCoolDown(due: Date | null, sentAt: string | null, coolDownEnd: Date): Date | null {
  if (!due || sentAt === null) return due;
  return due < coolDownEnd ? coolDownEnd : due;
}
