import type { payments } from '../../areas/billing/tables';
import { dictionaryTariffs } from '../../areas/tariffs/dictionary';
import { before } from './moments';

type PaymentRow = typeof payments.$inferInsert;

/** What a demo tenant subscribes to: its tariffs, each from some months before the end of the demo on. */
export interface Subscription {
  cycle: 'MONTHLY' | 'YEARLY';
  email: string;
  /** The first first; `monthsAgo` of a yearly one is a multiple of twelve. */
  tariffs: readonly { code: string; monthsAgo: number }[];
  /** Months before the end in which the card was refused first. */
  refused: readonly number[];
}

/** Who pays, and until when. */
interface Paying {
  tenant_id: string;
  until: Date;
  newId: () => string;
}

/** The tariff that a subscription has now. */
export function tariffOf({ tariffs }: Subscription): string | null {
  return tariffNamed(tariffs.at(-1)?.code ?? '')?.id ?? null;
}

/** A tenant's payments, oldest first: one for every period, the last of them running. */
export function demoPayments(subscription: Subscription, { tenant_id, until, newId }: Paying): PaymentRow[] {
  const { cycle, email, tariffs, refused } = subscription;
  const step = cycle === 'YEARLY' ? 12 : 1;
  const first = tariffs[0]?.monthsAgo ?? 0;
  const rows: PaymentRow[] = [];
  for (let monthsAgo = first; monthsAgo >= 0; monthsAgo -= step) {
    const chosen = tariffs.findLast((one) => one.monthsAgo >= monthsAgo);
    const tariff = tariffNamed(chosen?.code ?? '');
    if (!chosen || !tariff) continue;
    const start = periodStart(until, monthsAgo);
    const end = before(periodStart(until, monthsAgo - step), 1);
    const amount = (cycle === 'YEARLY' ? tariff.yearly_prices : tariff.monthly_prices)[0]?.price ?? 0;
    const paid_at = new Date(start.getTime() + 6 * hour);
    const purpose = monthsAgo === first ? 'SUBSCRIPTION' : chosen.monthsAgo === monthsAgo ? 'UPGRADE' : 'RENEWAL';
    const row = (moment: Date): Omit<PaymentRow, 'status'> => ({
      tenant_id,
      id: newId(),
      tariff_id: tariff.id,
      email,
      amount,
      currency: 'EUR',
      billing_cycle: cycle,
      purpose,
      metadata: { tariff: tariff.code },
      start_date: dayOf(start),
      end_date: dayOf(end),
      created_at: moment.toISOString(),
      updated_at: moment.toISOString(),
    });
    if (refused.includes(monthsAgo)) {
      const error_message = 'Your card has insufficient funds.';
      rows.push({
        ...row(start),
        status: 'FAILED',
        payment_intent_id: intent(tenant_id, monthsAgo, 'refused'),
        error_message,
      });
    }
    const intentId = intent(tenant_id, monthsAgo, 'paid');
    const receipt_url = `https://receipts.example/${intentId}`;
    rows.push({
      ...row(paid_at),
      status: 'SUCCEEDED',
      payment_intent_id: intentId,
      receipt_url,
      paid_at: paid_at.toISOString(),
    });
  }
  return rows;
}

const hour = 60 * 60 * 1000;

/** Periods begin on the tenth day before the demo's end, some months back. */
function periodStart(until: Date, monthsAgo: number): Date {
  const day = before(until, 10);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsAgo, Math.min(day.getUTCDate(), 28)));
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function intent(tenant: string, monthsAgo: number, outcome: string): string {
  return `pi_demo_${tenant}_${String(monthsAgo).padStart(2, '0')}_${outcome}`;
}

function tariffNamed(code: string) {
  return dictionaryTariffs.find((tariff) => tariff.code === code);
}
