import type {
  BillingCycle,
  CompanySubscription,
  PaymentCard,
  TariffUsage,
} from '../../../../resources/contract.generated';
import type { Tone } from '../../../../resources/fields';

/** What a company subscribes to. */
export type Subscription = Omit<CompanySubscription, '__typename'>;

/** States in the tone that each is shown in. */
export const stateTones: Readonly<Record<Subscription['state'], Tone>> = {
  REQUIRED: 'warning',
  TRIAL: 'info',
  ACTIVE: 'success',
  EXPIRED: 'error',
  CANCELED: 'neutral',
};

/** What happens at the end of the period, or happened. Days are of the contract's form. */
export type Following =
  /** No tariff was chosen. */
  | { kind: 'none' }
  /** The period has no end. */
  | { kind: 'unending' }
  /** It is over: for want of a payment, or because it was canceled. */
  | { kind: 'expired' | 'canceled'; end: string }
  /** It was canceled, and the period still runs; or it is a trial; or there is no card; or every try to charge it failed. */
  | { kind: 'ends' | 'trialEnds' | 'withoutCard' | 'gaveUp'; end: string }
  /** The bank wants the renewal confirmed. */
  | { kind: 'confirm'; end: string }
  /** The last try failed, and there is a next one. */
  | { kind: 'again'; end: string; due: string }
  /** Something else follows. */
  | { kind: 'changes'; from: string; due: string; tariff: string; cycle: BillingCycle }
  /** Something else follows, and is paid already. */
  | { kind: 'changesPaid'; from: string; until: string; tariff: string; cycle: BillingCycle }
  | { kind: 'renewed'; due: string };

/** What happens to a subscription at the end of its period. */
export function followingOf({ state, end_date: end, renewal, ...subscription }: Subscription): Following {
  if (state === 'REQUIRED') return { kind: 'none' };
  if (!end) return { kind: 'unending' };
  if (state === 'EXPIRED') return { kind: 'expired', end };
  if (state === 'CANCELED') return { kind: 'canceled', end };
  // What is paid ahead runs, too, before it is over.
  const until = subscription.paid_until ?? end;
  if (subscription.canceled_at) return { kind: 'ends', end: until };
  if (renewal.confirm_payment_id) return { kind: 'confirm', end: until };
  const plan = planOf(subscription);
  if (plan && isPaidAhead({ end_date: end, ...subscription }))
    return { kind: 'changesPaid', from: dayAfter(end), until, ...plan };
  const due = renewal.due_at?.slice(0, 10);
  if (due === undefined) {
    if (state === 'TRIAL') return { kind: 'trialEnds', end: until };
    return { kind: renewal.tries > 0 ? 'gaveUp' : 'withoutCard', end: until };
  }
  if (renewal.tries > 0) return { kind: 'again', end: until, due };
  return plan ? { kind: 'changes', from: dayAfter(end), due, ...plan } : { kind: 'renewed', due };
}

/** Whether the next period is paid already: what follows cannot be changed any more. */
export const isPaidAhead = ({
  end_date: end,
  paid_until: until,
}: Pick<Subscription, 'end_date' | 'paid_until'>): boolean => Boolean(end && until && until > end);

/** The tariff that was planned to follow, and how often it is paid; undefined where nothing else follows. */
export function planOf({
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

const dayLength = 24 * 60 * 60_000;
const atMidnight = (day: string) => new Date(`${day}T00:00:00Z`).getTime();

/** The day after one. */
export const dayAfter = (day: string): string => new Date(atMidnight(day) + dayLength).toISOString().slice(0, 10);

/** The day that subscriptions go by: that of UTC. */
export const dayOfBilling = (now = new Date()): string => now.toISOString().slice(0, 10);

/** Days that remain after a day until an end; 0 on the last day and later. */
export const daysLeft = (end: string, today = dayOfBilling()): number =>
  Math.max(0, Math.round((atMidnight(end) - atMidnight(today)) / dayLength));

/** How near to its limit something is. */
export type Level = 'unlimited' | 'fine' | 'near' | 'full';

/** Part of a limit from which on one is warned. */
const nearFrom = 0.8;

export function levelOf({ used, limit }: Pick<TariffUsage, 'used' | 'limit'>): Level {
  if (limit === null || limit === undefined) return 'unlimited';
  if (used >= limit) return 'full';
  return used >= limit * nearFrom ? 'near' : 'fine';
}

/** How long a card can still be charged. */
export type CardStanding = 'fine' | 'expiring' | 'expired';

/** A card is good until the end of its month; it is worth a warning in that month and the one before. */
export function cardStanding(
  { exp_month: month, exp_year: year }: Pick<PaymentCard, 'exp_month' | 'exp_year'>,
  today = dayOfBilling(),
): CardStanding {
  const [thisYear = 0, thisMonth = 1] = today.split('-').map(Number);
  const months = year * 12 + month - (thisYear * 12 + thisMonth);
  if (months < 0) return 'expired';
  return months < 2 ? 'expiring' : 'fine';
}
