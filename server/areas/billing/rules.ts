import type { BillingCycle, PaymentStatus, TrialPeriod } from '../../contract.generated';
import type { Problem } from '../../dialect/errors';
import { isTariffAvailable, type TariffAvailability } from '../tariffs';
import { addDays } from '../../formats/days';
import { daysInPeriod, type BillingPeriod } from './prices/periods';

/** Facts that decide whether a trial may start. */
export interface TrialFacts {
  today: string;
  /** The requested tariff; undefined when it does not exist. */
  tariff: (TariffAvailability & { trial_periods: readonly Omit<TrialPeriod, '__typename'>[] }) | undefined;
  /** Whether the registration is complete. */
  isRegistered: boolean;
  /** Whether the tenant had a trial or a payment before. */
  hadSubscription: boolean;
}

/** Returns the length of a tariff's trial in days; undefined when it has none. */
export function trialDays({
  trial_periods: periods,
}: Pick<NonNullable<TrialFacts['tariff']>, 'trial_periods'>): number | undefined {
  return periods.find(({ has_trial_period: offered, period }) => offered && period > 0)?.period;
}

/** Returns the problem why a trial may not start; undefined when it may. */
export function trialProblem({ today, tariff, isRegistered, hadSubscription }: TrialFacts): Problem | undefined {
  if (!tariff) return { code: 'not_found' };
  if (!isTariffAvailable(tariff, today)) return { code: 'tariff_not_offered' };
  if (trialDays(tariff) === undefined) return { code: 'no_trial' };
  if (!isRegistered) return { code: 'company_required' };
  return hadSubscription ? { code: 'trial_used' } : undefined;
}

/** Smallest amount that a card can be charged, in cents. */
const minChargeCents = 50;

/** A paid period with the amounts that its credit is computed from. */
export interface PaidPeriod extends BillingPeriod {
  /** Amount paid by card without tax, in cents. The rest of the price was paid by `credit`. */
  net: number;
  /** Deducted value of the unused days of earlier periods, without tax, in cents. */
  credit: number;
}

/**
 * Returns the value of the unused days of a paid period, from tomorrow on, in whole cents. The part of the period that
 * was paid by credit counts too, so that a tenant that changes its tariff twice loses no money.
 */
export function unusedValueOf(paid: PaidPeriod, today: string): number {
  const days = daysInPeriod(paid);
  if (days === 0) return 0;
  const tomorrow = addDays(today, 1);
  const unusedDays = daysInPeriod({
    start_date: paid.start_date > tomorrow ? paid.start_date : tomorrow,
    end_date: paid.end_date,
  });
  return Math.floor(((paid.net + paid.credit) * unusedDays) / days);
}

/** Returns the net amount that remains after a refund, in whole cents, so that refunded money is not credited again. */
export function netAfterRefund({ net, amount, refunded }: { net: number; amount: number; refunded: number }): number {
  return amount > 0 ? net - Math.min(net, Math.ceil((net * refunded) / amount)) : net;
}

/** A tariff and its billing cycle, for comparison. */
export interface TariffChoice {
  tariff: string;
  sort_order: number;
  cycle: BillingCycle;
}

/**
 * Returns whether a change takes effect at once. A change to a larger tariff, or from monthly to yearly, does if the
 * price exceeds the credit by at least `minChargeCents`. Other changes wait for the end of the period.
 */
export function takesEffectAtOnce(
  from: TariffChoice,
  to: TariffChoice,
  { price, credit }: { price: number; credit: number },
): boolean {
  const isLarger = to.sort_order > from.sort_order;
  const isLonger = to.tariff === from.tariff && from.cycle === 'MONTHLY' && to.cycle === 'YEARLY';
  return (isLarger || isLonger) && price - credit >= minChargeCents;
}

/** Days for which Stripe keeps resending an event that the webhook did not accept. */
const resendDays = 3;

/**
 * Returns the time at which a payment counts as paid: the reported time, so that a late event does not move the period.
 * The result is not in the future, not before the payment was created and at most `resendDays` old.
 */
export function limitPaymentTime(
  reportedAt: Date | undefined,
  { now, createdAt }: { now: Date; createdAt: Date },
): Date {
  const oldest = now.getTime() - resendDays * 24 * 60 * 60 * 1000;
  const paidAtMs = Math.max((reportedAt ?? now).getTime(), createdAt.getTime(), oldest);
  return new Date(Math.min(paidAtMs, now.getTime()));
}

/** Order of the statuses. A payment only moves to a status of higher rank, so that late events change nothing. */
const ranks = {
  PENDING: 0,
  FAILED: 1,
  CANCELED: 2,
  SUCCEEDED: 3,
  REFUNDED: 4,
} as const satisfies Record<PaymentStatus, number>;

/** Returns the status of a payment after an update: the reported status if its rank is higher. */
export function paymentStatusAfter(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return ranks[reported] > ranks[current] ? reported : current;
}
