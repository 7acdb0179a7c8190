import type { BillingCycle, PaymentPurpose } from '../../../contract.generated';
import { addDays } from '../../../formats/days';
import { dayOfMonth, type BillingPeriod, periodStartingOn } from '../prices/periods';

/** A payment with its period. */
export interface PaymentWithPeriod extends BillingPeriod {
  id: string;
  purpose: PaymentPurpose;
  billing_cycle: BillingCycle;
}

/** A payment that needs a period. */
export interface PaymentToSchedule {
  purpose: PaymentPurpose;
  billing_cycle: BillingCycle;
  /** Ids of payments whose unused days are credited to the buyer. The new period replaces those days. */
  credited: readonly string[];
}

/** The period of a payment, and the changes to other periods. */
export interface PeriodAssignment {
  period: BillingPeriod;
  /** Periods that are shortened or postponed. */
  changed: readonly PaymentWithPeriod[];
}

/**
 * Returns the period of a successful payment. An upgrade begins today and ends the credited periods. Every other period
 * begins after the last paid day. A manual payment also ends a running trial.
 */
export function assignPeriod(
  request: PaymentToSchedule,
  paid: readonly PaymentWithPeriod[],
  today: string,
): PeriodAssignment {
  const unfinished = paid.filter(({ end_date: end }) => end >= today);
  // A manual payment ends a running trial. A renewal begins after the trial.
  const isEndedTrial = ({ purpose }: PaymentWithPeriod) => purpose === 'TRIAL' && request.purpose !== 'RENEWAL';
  const trials = unfinished.filter(isEndedTrial).map((trial) => endedBefore(trial, today));
  const others = unfinished.filter((one) => !isEndedTrial(one));
  const credited = others.filter(({ id }) => request.credited.includes(id));
  const kept = others.filter(({ id }) => !request.credited.includes(id));
  if (request.purpose === 'UPGRADE' && kept.every(({ start_date: start }) => start > today)) {
    const period = periodStartingOn(today, request.billing_cycle);
    return {
      period,
      changed: [...trials, ...credited.map((one) => endedBefore(one, today)), ...moveAfter(kept, period)],
    };
  }
  const last = lastEnd(others);
  const start = last === undefined ? today : addDays(last, 1);
  return {
    period: periodStartingOn(start, request.billing_cycle, last === undefined ? undefined : periodAnchorOf(paid, last)),
    changed: trials,
  };
}

/** Returns the last paid day; undefined without periods. */
function lastEnd(paid: readonly BillingPeriod[]): string | undefined {
  return paid
    .map(({ end_date: end }) => end)
    .toSorted()
    .at(-1);
}

/**
 * Follows the renewals back from the period that ends on `end`, and returns the day of the month on which the first
 * period of this series began; undefined when no paid period ends on `end`.
 */
export function periodAnchorOf(paid: readonly PaymentWithPeriod[], end: string): number | undefined {
  const period = paid.find((one) => one.end_date === end && one.start_date <= end && one.purpose !== 'TRIAL');
  if (!period) return undefined;
  const earlierAnchor = period.purpose === 'RENEWAL' ? periodAnchorOf(paid, addDays(period.start_date, -1)) : undefined;
  return earlierAnchor ?? dayOfMonth(period.start_date);
}

/** Ends a period on the day before `day`. A period that starts on `day` or later becomes empty. */
function endedBefore<P extends BillingPeriod>(one: P, day: string): P {
  const dayBefore = addDays(day, -1);
  return one.start_date <= dayBefore
    ? { ...one, end_date: dayBefore }
    : { ...one, end_date: addDays(one.start_date, -1) };
}

/** Moves later periods so that they follow `period` without gaps. */
function moveAfter(later: readonly PaymentWithPeriod[], period: BillingPeriod): PaymentWithPeriod[] {
  let last = period.end_date;
  return later
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .map((one) => {
      const moved = { ...one, ...periodStartingOn(addDays(last, 1), one.billing_cycle) };
      last = moved.end_date;
      return moved;
    });
}
