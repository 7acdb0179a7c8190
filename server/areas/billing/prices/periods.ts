import type { BillingCycle } from '../../../contract.generated';

/** Days that are paid, first and last: both count. */
export interface Period {
  start_date: string;
  end_date: string;
}

const day = 24 * 3600 * 1000;

/** The day so many days after one; before it for a negative number. */
export function daysAfter(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * day);
}

/** Days from one to another, both counted. */
export function daysOf({ start_date: start, end_date: end }: Period): number {
  return Math.max(0, (Date.parse(end) - Date.parse(start)) / day + 1);
}

/**
 * The period that begins on a day. It ends the day before its anchor, the day of the month that the first one began on,
 * comes again; in a month without that day, with the month. So what began on the 31st pays every day once, and comes
 * back to the 31st. A start that no period with this anchor would have is an anchor of its own.
 */
export function periodFrom(start: string, cycle: BillingCycle, anchor = dayOfMonth(start)): Period {
  const first = new Date(start);
  const month = first.getUTCFullYear() * 12 + first.getUTCMonth();
  const months = cycle === 'MONTHLY' ? 1 : 12;
  // After a month that is too short for the anchor the next period begins with the month that follows.
  const follows = dayOfMonth(start) === 1 && anchor > lastDay(month - 1);
  if (follows) return { start_date: start, end_date: endIn(month - 1 + months, anchor) };
  return { start_date: start, end_date: endIn(month + months, dayOfMonth(start)) };
}

/** The last day of what ends in a month (months are counted from the year 0) before its anchor. */
function endIn(month: number, anchor: number): string {
  return dateOf(Date.UTC(Math.floor(month / 12), month % 12, Math.min(anchor - 1, lastDay(month))));
}

function lastDay(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

/** Which day of its month a day is. */
export function dayOfMonth(date: string): number {
  return Number(date.slice(8));
}

function dateOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
