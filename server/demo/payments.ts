import {
  type BilledTo,
  unusedValueOf,
  failureMessageColumns,
  nextStepAt,
  type payments,
  periodStartingOn,
  type subscriptions,
  taxRuleOf,
  addTax,
} from '../areas/billing';
import { dictionaryTariffs } from '../areas/tariffs';
import { addDays } from '../formats/days';
import { daysBefore } from './moments';

/** A row to insert into the table of payments. */
export type NewPaymentRow = typeof payments.$inferInsert;
type SubscriptionRow = typeof subscriptions.$inferInsert;

/** Subscription of a demo tenant: its tariffs over time, and the charges that were declined. */
export interface DemoSubscription {
  cycle: 'MONTHLY' | 'YEARLY';
  email: string;
  /**
   * Tariffs, oldest first. A tariff begins `monthsAgo` months before the demo's end; with a yearly cycle, a multiple of
   * 12.
   */
  tariffs: readonly { code: string; monthsAgo: number }[];
  /** Starts of periods whose first charge was declined, in months before the demo's end. */
  declined: readonly number[];
}

/** The paying tenant, and the end of the demo. */
interface DemoPayer {
  tenant_id: string;
  billed_to: BilledTo;
  until: Date;
  newId: () => string;
}

/** Returns the id of a subscription's current tariff; null when its code is unknown. */
export function currentTariffIdOf({ tariffs }: DemoSubscription): string | null {
  return tariffNamed(tariffs.at(-1)?.code ?? '')?.id ?? null;
}

/**
 * Returns a tenant's payments, oldest first: one for each period, up to the current one. A tariff without a
 * price has no payments.
 */
export function createDemoPayments(
  subscription: DemoSubscription,
  { tenant_id, billed_to, until, newId }: DemoPayer,
): NewPaymentRow[] {
  const { email, declined } = subscription;
  const { rate: tax_rate } = taxRuleOf(billed_to);
  return demoPeriods(subscription, until).flatMap((period) => {
    const { tariff, cycle, purpose, price, credit, start_date, end_date } = period;
    const paymentRow = (
      moment: Date,
      status: NewPaymentRow['status'],
      outcome: Partial<NewPaymentRow>,
    ): NewPaymentRow => {
      const id = newId();
      const at = moment.toISOString();
      const net = price - credit;
      const metadata = { tenant: tenant_id, payment: id, tariff: tariff.id, billing_cycle: cycle, purpose };
      const amounts = { net, tax_rate, ...addTax(net, tax_rate), credit, currency: 'EUR' };
      const paid = { tenant_id, id, tariff_id: tariff.id, email, billing_cycle: cycle, purpose, metadata, billed_to };
      return { ...paid, ...amounts, status, start_date, end_date, created_at: at, updated_at: at, ...outcome };
    };
    const first = momentOfPayment(period);
    const wasDeclined = declined.some((monthsAgo) => periodStart(until, monthsAgo) === start_date);
    const paidAt = new Date(first.getTime() + (wasDeclined ? 3 * hour : 0));
    const intentId = (outcome: string) => `pi_demo_${tenant_id}_${start_date.replaceAll('-', '')}_${outcome}`;
    const declinedFields = {
      payment_intent_id: intentId('refused'),
      ...failureMessageColumns('Your card has insufficient funds.'),
    };
    return [
      ...(wasDeclined ? [paymentRow(first, 'FAILED', declinedFields)] : []),
      paymentRow(paidAt, 'SUCCEEDED', {
        payment_intent_id: intentId('paid'),
        paid_at: paidAt.toISOString(),
        card_last4: demoCard.card_last4,
        live: false,
      }),
    ];
  });
}

/** Returns a tenant's subscription, which is renewed with the demo card; undefined without payments. */
export function createDemoSubscription(rows: readonly NewPaymentRow[], until: Date): SubscriptionRow | undefined {
  const last = rows.at(-1);
  if (!last) return undefined;
  const { tenant_id, billing_cycle, end_date: end = null } = last;
  const due = nextStepAt({
    now: until,
    nextStart: null,
    end,
    isTrial: false,
    isCanceled: false,
    hasCard: true,
    tries: 0,
    isScheduled: false,
  });
  const ids = { customer_id: `cus_demo_${tenant_id}`, payment_method_id: `pm_demo_${tenant_id}` };
  const card_exp_year = until.getUTCFullYear() + 3;
  return { tenant_id, billing_cycle, ...ids, ...demoCard, card_exp_year, due_at: due?.toISOString() ?? null };
}

/** The card of demo tenants: the sandbox's card that always succeeds. */
export const demoCard = { card_brand: 'visa', card_last4: '4242', card_exp_month: 8 } as const;

interface DemoPeriod {
  tariff: (typeof dictionaryTariffs)[number];
  cycle: 'MONTHLY' | 'YEARLY';
  purpose: 'SUBSCRIPTION' | 'RENEWAL' | 'UPGRADE';
  price: number;
  credit: number;
  start_date: string;
  end_date: string;
}

/**
 * Returns all periods up to the one that includes the demo's end. A change of tariff shortens the running period, whose
 * unused days are credited.
 */
function demoPeriods({ cycle, tariffs }: DemoSubscription, until: Date): DemoPeriod[] {
  const periods: DemoPeriod[] = [];
  const today = until.toISOString().slice(0, 10);
  tariffs.forEach(({ code, monthsAgo }, index) => {
    const tariff = tariffNamed(code);
    const price = (cycle === 'YEARLY' ? tariff?.yearly_prices : tariff?.monthly_prices)?.[0]?.price;
    if (!tariff || price === undefined) return;
    const next = tariffs[index + 1];
    // A tariff that is changed later begins some days later, so that the change falls within one of its periods.
    const first = addDays(periodStart(until, monthsAgo), next ? daysBetweenChanges : 0);
    const lastDay = next ? addDays(periodStart(until, next.monthsAgo), -1) : today;
    const shortened = periods.at(-1);
    let credit = shortened
      ? unusedValueOf(
          {
            ...periodStartingOn(shortened.start_date, cycle),
            net: shortened.price - shortened.credit,
            credit: shortened.credit,
          },
          first,
        )
      : 0;
    for (let start = first; start <= lastDay;) {
      const { end_date: fullEnd } = periodStartingOn(start, cycle, Number(first.slice(8)));
      const end_date = next && fullEnd > lastDay ? lastDay : fullEnd;
      const purpose = start > first ? 'RENEWAL' : index === 0 ? 'SUBSCRIPTION' : 'UPGRADE';
      periods.push({ tariff, cycle, purpose, price, credit, start_date: start, end_date });
      credit = 0;
      start = addDays(end_date, 1);
    }
  });
  return periods;
}

const hour = 60 * 60 * 1000;
const daysBetweenChanges = 9;

/** Returns when a period is paid: a renewal on the day of the first charge, any other period on its first day. */
function momentOfPayment({ purpose, start_date }: DemoPeriod): Date {
  return new Date(Date.parse(purpose === 'RENEWAL' ? addDays(start_date, -4) : start_date) + 6 * hour);
}

/** Returns the start of a period: `monthsAgo` months before the tenth day before the demo's end, at most the 28th. */
function periodStart(until: Date, monthsAgo: number): string {
  const day = daysBefore(until, 10);
  const start = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsAgo, Math.min(day.getUTCDate(), 28));
  return new Date(start).toISOString().slice(0, 10);
}

function tariffNamed(code: string) {
  return dictionaryTariffs.find((tariff) => tariff.code === code);
}
