import type { BillingCycle, PaymentStatus, TrialPeriod } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';
import { isOffered, type Offered } from '../tariffs';
import { daysAfter, daysOf, type Period } from './prices/periods';

/** What is looked at before a trial begins. */
export interface TrialWish {
  today: string;
  /** The tariff that is wished for; undefined where there is none. */
  tariff: (Offered & { trial_periods: readonly Omit<TrialPeriod, '__typename'>[] }) | undefined;
  /** Whether the company's data is entered. */
  registered: boolean;
  /** Whether the company had a trial, or paid for a tariff. */
  subscribed: boolean;
}

/** Days that a tariff can be tried for; undefined where it cannot. */
export function trialDays({
  trial_periods: periods,
}: Pick<NonNullable<TrialWish['tariff']>, 'trial_periods'>): number | undefined {
  return periods.find(({ has_trial_period: offered, period }) => offered && period > 0)?.period;
}

/** What stands against a trial; nothing when it may begin. */
export function trialProblem({ today, tariff, registered, subscribed }: TrialWish): Problem | undefined {
  if (!tariff) return { code: 'not_found' };
  if (!isOffered(tariff, today)) return { code: 'tariff_not_offered' };
  if (trialDays(tariff) === undefined) return { code: 'no_trial' };
  if (!registered) return { code: 'company_required' };
  return subscribed ? { code: 'trial_used' } : undefined;
}

/** Least that a card is charged, in cents. */
const leastCharge = 50;

/** A period that was paid, as far as what is left of it counts. */
export interface PaidPeriod extends Period {
  /** What was paid for it without tax, by card and by credit; both in cents. */
  net: number;
  credit: number;
}

/**
 * What is left of a paid period, in whole cents: the share of its days that come after today. What was paid for it by
 * the credit of an earlier one counts as well, so that nothing is lost however often somebody changes.
 */
export function credit(paid: PaidPeriod, today: string): number {
  const days = daysOf(paid);
  if (days === 0) return 0;
  const tomorrow = daysAfter(today, 1);
  const left = daysOf({ start_date: paid.start_date > tomorrow ? paid.start_date : tomorrow, end_date: paid.end_date });
  return Math.floor(((paid.net + paid.credit) * left) / days);
}

/**
 * What stays paid for a period without tax, in whole cents: of what was paid back its share is gone, and is credited to
 * nobody a second time.
 */
export function netKept({ net, amount, refunded }: { net: number; amount: number; refunded: number }): number {
  return amount > 0 ? net - Math.min(net, Math.ceil((net * refunded) / amount)) : net;
}

/** A tariff and how often it is paid, as far as one is larger than another. */
export interface Step {
  tariff: string;
  sort_order: number;
  cycle: BillingCycle;
}

/**
 * Whether a change takes place with its payment, and not at the end of the period that runs: to a larger tariff, or
 * from months to a year of the same, and dearer than what is left of the period.
 */
export function isAtOnce(from: Step, to: Step, { price, credit: left }: { price: number; credit: number }): boolean {
  const larger = to.sort_order > from.sort_order;
  const longer = to.tariff === from.tariff && from.cycle === 'MONTHLY' && to.cycle === 'YEARLY';
  return (larger || longer) && price - left >= leastCharge;
}

/** Days for which the processor tells of a payment again and again, until its word is taken. */
const toldForDays = 3;

/**
 * When a payment counts as paid: when the processor says that it was, not when its word was heard, so that one of the
 * last evening of a month begins its period and bears its date on that evening. Never in the future, whatever the
 * processor's clock says; never before the payment was begun; and never longer ago than the processor goes on telling:
 * nobody can have used the days before, and whoever paid does not lose them.
 */
export function paidAt(told: Date | undefined, { now, begun }: { now: Date; begun: Date }): Date {
  const oldest = now.getTime() - toldForDays * 24 * 60 * 60 * 1000;
  const said = Math.max((told ?? now).getTime(), begun.getTime(), oldest);
  return new Date(Math.min(said, now.getTime()));
}

/** How far each status is: a payment only goes on, whatever is told late. */
const ranks = {
  PENDING: 0,
  FAILED: 1,
  CANCELED: 2,
  SUCCEEDED: 3,
  REFUNDED: 4,
} as const satisfies Record<PaymentStatus, number>;

/** Where a payment stands once something was told of it. */
export function nextStatus(now: PaymentStatus, told: PaymentStatus): PaymentStatus {
  return ranks[told] > ranks[now] ? told : now;
}
