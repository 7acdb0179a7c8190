import type { BillingCycle, PaymentPurpose } from '../../../contract.generated';
import { dayOfMonth, daysAfter, type Period, periodFrom } from '../prices/periods';

/** A payment with its period. */
export interface Placed extends Period {
  id: string;
  purpose: PaymentPurpose;
  billing_cycle: BillingCycle;
}

/** A payment whose period is to be found. */
export interface Placeable {
  purpose: PaymentPurpose;
  billing_cycle: BillingCycle;
  /** Payments that were taken off its price: it takes the place of what is left of them. */
  credited: readonly string[];
}

/** Where a payment's period comes to lie, and what that does to others. */
export interface Placement {
  period: Period;
  /** Periods that end sooner, or begin later. */
  changed: readonly Placed[];
}

/**
 * Finds the period of a payment that succeeded, so that nothing that was paid is lost: a larger tariff begins today and
 * ends what was taken off its price; a trial ends with the first payment; everything else follows what is paid already.
 * @param paid what runs today or later, trials too, and for the day of the month whatever went before without a gap
 */
export function place(wished: Placeable, paid: readonly Placed[], today: string): Placement {
  const left = paid.filter(({ end_date: end }) => end >= today);
  // Who pays during a trial ends it; a card that is charged for what follows does not.
  const ends = ({ purpose }: Placed) => purpose === 'TRIAL' && wished.purpose !== 'RENEWAL';
  const trials = left.filter(ends).map((trial) => endedBefore(trial, today));
  const others = left.filter((one) => !ends(one));
  const credited = others.filter(({ id }) => wished.credited.includes(id));
  const kept = others.filter(({ id }) => !wished.credited.includes(id));
  if (wished.purpose === 'UPGRADE' && kept.every(({ start_date: start }) => start > today)) {
    const period = periodFrom(today, wished.billing_cycle);
    return { period, changed: [...trials, ...credited.map((one) => endedBefore(one, today)), ...behind(kept, period)] };
  }
  const last = lastEnd(others);
  const start = last === undefined ? today : daysAfter(last, 1);
  return {
    period: periodFrom(start, wished.billing_cycle, last === undefined ? undefined : anchorOf(paid, last)),
    changed: trials,
  };
}

/** The last day that is paid. */
function lastEnd(paid: readonly Period[]): string | undefined {
  return paid
    .map(({ end_date: end }) => end)
    .toSorted()
    .at(-1);
}

/** The day of the month that periods ending on this day go by: that on which the first of them began. */
export function anchorOf(paid: readonly Placed[], end: string): number | undefined {
  const at = paid.find((one) => one.end_date === end && one.start_date <= end && one.purpose !== 'TRIAL');
  if (!at) return undefined;
  const before = at.purpose === 'RENEWAL' ? anchorOf(paid, daysAfter(at.start_date, -1)) : undefined;
  return before ?? dayOfMonth(at.start_date);
}

/** A period without what is left of it; one that has not begun keeps no day. */
function endedBefore<P extends Period>(one: P, day: string): P {
  const before = daysAfter(day, -1);
  return one.start_date <= before ? { ...one, end_date: before } : { ...one, end_date: daysAfter(one.start_date, -1) };
}

/** Periods that have not begun, one behind the other after another period. */
function behind(later: readonly Placed[], period: Period): Placed[] {
  let last = period.end_date;
  return later
    .toSorted((one, other) => one.start_date.localeCompare(other.start_date))
    .map((one) => {
      const moved = { ...one, ...periodFrom(daysAfter(last, 1), one.billing_cycle) };
      last = moved.end_date;
      return moved;
    });
}
