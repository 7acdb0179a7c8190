import type { BillingCycle } from '../../../contract.generated';

/** First and last day of a period; both are included. */
export interface BillingPeriod {
  start_date: string;
  end_date: string;
}

const dayMs = 24 * 3600 * 1000;

/** Returns the number of days in a period, first and last included. */
export function daysInPeriod({ start_date: start, end_date: end }: BillingPeriod): number {
  return Math.max(0, (Date.parse(end) - Date.parse(start)) / dayMs + 1);
}

/**
 * Returns the period that begins on `start`. `anchor` is the day of the month on which the first period began. It
 * applies only after a month that is too short for it, so that a subscription from the 31st returns to the 31st.
 * Otherwise the day of `start` is the anchor.
 */
export function periodStartingOn(start: string, cycle: BillingCycle, anchor = dayOfMonth(start)): BillingPeriod {
  const first = new Date(start);
  const month = first.getUTCFullYear() * 12 + first.getUTCMonth();
  const months = cycle === 'MONTHLY' ? 1 : 12;
  // A period after a month without the anchor day begins on the first of the next month.
  const isAfterShortMonth = dayOfMonth(start) === 1 && anchor > lastDay(month - 1);
  if (isAfterShortMonth) return { start_date: start, end_date: periodEndIn(month - 1 + months, anchor) };
  return { start_date: start, end_date: periodEndIn(month + months, dayOfMonth(start)) };
}

/**
 * Returns the last day of a period that ends in a month: the day before the anchor, or the last day of a shorter month.
 * Months are counted from January of year 0.
 */
function periodEndIn(month: number, anchor: number): string {
  return dateOf(Date.UTC(Math.floor(month / 12), month % 12, Math.min(anchor - 1, lastDay(month))));
}

function lastDay(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

/** Returns the day of the month of a date. */
export function dayOfMonth(date: string): number {
  return Number(date.slice(8));
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
