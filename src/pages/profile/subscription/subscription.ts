import type {
  BillingCycle,
  CompanySubscription,
  PaymentCard,
  TariffUsage,
} from '../../../../resources/contract.generated';
import type { ChipTone } from '../../../../resources/fields';

/** The company's subscription as the API returns it. */
export type Subscription = Omit<CompanySubscription, '__typename'>;

/** Tone of the chip for each state of a subscription. */
export const subscriptionTones: Readonly<Record<Subscription['state'], ChipTone>> = {
  REQUIRED: 'warning',
  TRIAL: 'info',
  ACTIVE: 'success',
  EXPIRED: 'error',
  CANCELED: 'neutral',
};

/** What happens at the end of the current period. Days are `YYYY-MM-DD`. */
export type PeriodEndOutcome =
  /** The company has selected no tariff. */
  | { kind: 'none' }
  /** The current period has no end. */
  | { kind: 'unending' }
  /** The subscription has ended, because it was not paid or was canceled. */
  | { kind: 'expired' | 'canceled'; end: string }
  /** The subscription ends: it was canceled, is a trial, has no card, or all charges failed. */
  | { kind: 'ends' | 'trialEnds' | 'withoutCard' | 'gaveUp'; end: string }
  /** The card's bank requires a confirmation of the renewal. */
  | { kind: 'confirm'; end: string }
  /** The last charge failed and will be retried. */
  | { kind: 'again'; end: string; due: string }
  /** Another tariff or billing cycle follows at the end of the period, and is not paid yet. */
  | { kind: 'changes'; from: string; due: string; tariff: string; cycle: BillingCycle }
  /** Another tariff or billing cycle follows and is already paid. */
  | { kind: 'changesPaid'; from: string; until: string; tariff: string; cycle: BillingCycle }
  | { kind: 'renewed'; due: string };

/** Returns what happens at the end of the current period. */
export function periodEndOutcomeOf({ state, end_date: end, renewal, ...subscription }: Subscription): PeriodEndOutcome {
  if (state === 'REQUIRED') return { kind: 'none' };
  if (!end) return { kind: 'unending' };
  if (state === 'EXPIRED') return { kind: 'expired', end };
  if (state === 'CANCELED') return { kind: 'canceled', end };
  // If the next period is already paid, the subscription ends only after that period.
  const until = subscription.paid_until ?? end;
  if (subscription.canceled_at) return { kind: 'ends', end: until };
  if (renewal.confirm_payment_id) return { kind: 'confirm', end: until };
  const plan = plannedTariff(subscription);
  if (plan && isNextPeriodPaid({ end_date: end, ...subscription }))
    return { kind: 'changesPaid', from: dayAfter(end), until, ...plan };
  const due = renewal.due_at?.slice(0, 10);
  if (due === undefined) {
    if (state === 'TRIAL') return { kind: 'trialEnds', end: until };
    return { kind: renewal.tries > 0 ? 'gaveUp' : 'withoutCard', end: until };
  }
  if (renewal.tries > 0) return { kind: 'again', end: until, due };
  return plan ? { kind: 'changes', from: dayAfter(end), due, ...plan } : { kind: 'renewed', due };
}

/** Returns whether the next period is already paid. A paid period can no longer be changed. */
export const isNextPeriodPaid = ({
  end_date: end,
  paid_until: until,
}: Pick<Subscription, 'end_date' | 'paid_until'>): boolean => Boolean(end && until && until > end);

/** Returns the planned tariff and billing cycle, or undefined if the current ones continue. */
export function plannedTariff({
  tariff_id,
  billing_cycle,
  next_tariff_id,
  next_billing_cycle,
}: Partial<Subscription>): { tariff: string; cycle: BillingCycle } | undefined {
  const tariff = next_tariff_id ?? tariff_id;
  const cycle = next_billing_cycle ?? billing_cycle;
  if (!tariff || !cycle || (tariff === tariff_id && cycle === billing_cycle)) return undefined;
  return { tariff, cycle };
}

const dayMs = 24 * 60 * 60_000;
const utcMidnight = (day: string) => new Date(`${day}T00:00:00Z`).getTime();

/** Returns the day after the given day (`YYYY-MM-DD`). */
export const dayAfter = (day: string): string => new Date(utcMidnight(day) + dayMs).toISOString().slice(0, 10);

/** Returns the current day (`YYYY-MM-DD`) in UTC, the time zone of billing. */
export const currentBillingDay = (now = new Date()): string => now.toISOString().slice(0, 10);

/** Returns the days left until an end day: 0 on the last day and later. */
export const daysLeftUntil = (end: string, today = currentBillingDay()): number =>
  Math.max(0, Math.round((utcMidnight(end) - utcMidnight(today)) / dayMs));

/** How close the usage is to its limit. */
export type UsageLevel = 'unlimited' | 'fine' | 'near' | 'full';

/** Share of a limit from which a warning is shown. */
const warningShare = 0.8;

export function usageLevel({ used, limit }: Pick<TariffUsage, 'used' | 'limit'>): UsageLevel {
  if (limit === null || limit === undefined) return 'unlimited';
  if (used >= limit) return 'full';
  return used >= limit * warningShare ? 'near' : 'fine';
}

/** Whether a card has expired or expires soon. */
type CardStatus = 'fine' | 'expiring' | 'expired';

/**
 * Returns whether a card has expired or expires soon. A card is valid until the end of its expiry month. It is
 * `expiring` from the first day of the month before the expiry month.
 */
export function cardStatus(
  { exp_month: month, exp_year: year }: Pick<PaymentCard, 'exp_month' | 'exp_year'>,
  today = currentBillingDay(),
): CardStatus {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const months = year * 12 + month - (thisYear * 12 + thisMonth);
  if (months < 0) return 'expired';
  return months < 2 ? 'expiring' : 'fine';
}
