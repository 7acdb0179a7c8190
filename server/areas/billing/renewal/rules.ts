/** Facts that decide the scheduled steps of a subscription. */
export interface ScheduleFacts {
  /** Current time, as `readBillingTime` returns it. */
  now: Date;
  /** Last day (ISO, UTC) of the last paid period or trial; null when there is none. */
  end: string | null;
  /** Whether the last period is a trial. */
  isTrial: boolean;
  isCanceled: boolean;
  /** Whether a card is saved. */
  hasCard: boolean;
  /** Failed attempts to charge the card since the last payment. */
  tries: number;
  /** Whether a step is still scheduled. False after the subscription has ended. */
  isScheduled: boolean;
  /** First day of a paid period with another tariff; null when there is none. */
  nextStart: string | null;
}

/**
 * A step of the renewal job: BEGIN applies a tariff that was paid ahead, REMIND announces the end, CHARGE charges the
 * card, END ends the subscription.
 */
export type RenewalStep = 'BEGIN' | 'REMIND' | 'CHARGE' | 'END';

/**
 * Days before the end on which the reminder is sent and the card is first charged. A trial's reminder comes before its
 * charge.
 */
const reminderDaysBefore = 3;
const chargeDaysBefore = { period: 3, trial: 1 };

/**
 * Days after the end of a period in which a missed charge is still attempted once, if no server ran in time. The new
 * period then begins on the day of payment. After these days, and after a trial, the tenant must pay manually.
 */
const lateChargeDays = 7;

/** Hour (UTC) of reminders and charges, so that their mails arrive at the start of the working day. */
const chargingHour = 6;

const dayMs = 24 * 60 * 60 * 1000;

interface ScheduledStep {
  step: RenewalStep;
  at: Date;
}

/** Returns when the next step is due; null when there is none. */
export function nextStepAt(facts: ScheduleFacts): Date | null {
  const { now, tries, isScheduled } = facts;
  const step = dueStep(facts);
  // A due charge without a failed attempt runs at once, for example after a new card was saved. A missed END does too.
  if ((step === 'CHARGE' && tries === 0) || (step === 'END' && isScheduled)) return now;
  return scheduledSteps(facts).find(({ at }) => at > now)?.at ?? null;
}

/** Returns when the card is charged next, for display; null when no charge is scheduled. */
export function nextChargeAt(facts: ScheduleFacts): Date | null {
  const at = nextStepAt(facts);
  if (at !== null && at <= facts.now && dueStep(facts) === 'CHARGE') return at;
  return scheduledSteps(facts).find(({ step, at: moment }) => step === 'CHARGE' && moment > facts.now)?.at ?? null;
}

/** Returns the latest step that is due; undefined when none is due yet. */
export function dueStep(facts: ScheduleFacts): RenewalStep | undefined {
  const step = scheduledSteps(facts).findLast(({ at }) => at <= facts.now)?.step;
  return step === 'END' && isChargedLate(facts) ? 'CHARGE' : step;
}

/** Returns whether the charge at the end of a period was missed and can still be attempted; see `lateChargeDays`. */
function isChargedLate({ now, end, isTrial, isCanceled, hasCard, tries, isScheduled }: ScheduleFacts): boolean {
  if (end === null || isTrial || isCanceled || !hasCard || tries > 0 || !isScheduled) return false;
  return now < dateAt(end, 1 + lateChargeDays, 0);
}

/** Returns all scheduled steps of a subscription, in order. */
function scheduledSteps(facts: ScheduleFacts): ScheduledStep[] {
  const { nextStart } = facts;
  const begin: ScheduledStep[] = nextStart === null ? [] : [{ step: 'BEGIN', at: dateAt(nextStart, 0, 0) }];
  return [...begin, ...endingSteps(facts)];
}

/** Returns the steps around the end of the last period, in order. */
function endingSteps({ end, isTrial, isCanceled, hasCard }: ScheduleFacts): ScheduledStep[] {
  if (end === null) return [];
  const endStep: ScheduledStep = { step: 'END', at: dateAt(end, 1, 0) };
  if (isCanceled) return [endStep];
  const reminder: ScheduledStep = { step: 'REMIND', at: dateAt(end, -reminderDaysBefore, chargingHour) };
  if (!hasCard) return [reminder, endStep];
  const daysBefore = isTrial ? chargeDaysBefore.trial : chargeDaysBefore.period;
  const charges = Array.from({ length: daysBefore + 1 }, (_, day): ScheduledStep => ({
    step: 'CHARGE',
    at: dateAt(end, day - daysBefore, chargingHour),
  }));
  return [...(isTrial ? [reminder] : []), ...charges, endStep];
}

/** Returns the time at an hour (UTC) of the day that is `days` after `day`. */
function dateAt(day: string, days: number, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs + hour * 60 * 60 * 1000);
}
