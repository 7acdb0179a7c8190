import { readBuyer, payments, formatReceiptNumber, receiptNumbers, subscriptions } from '../areas/billing';
import type { SandboxCustomer, SandboxPaymentMethod } from '../sandbox/objects';
import { sandboxObjects } from '../sandbox/tables';
import type { Session } from '../database/database';
import { newId } from '../database/ids';
import { demoCard, createDemoPayments, createDemoSubscription, type NewPaymentRow } from './payments';
import type { DemoTenant } from './tenants';

/**
 * Inserts the demo tenants' payments with receipt numbers, their subscriptions and saved cards. The companies of the
 * tenants must exist.
 */
export async function fillDemoPayments(session: Session, demo: readonly DemoTenant[], until: Date): Promise<void> {
  const rows: NewPaymentRow[] = [];
  for (const { id: tenant_id, name, subscription } of demo) {
    const paid = createDemoPayments(subscription, {
      tenant_id,
      billed_to: await readBuyer(session, tenant_id),
      until,
      newId,
    });
    rows.push(...paid);
    const subscriptionRow = createDemoSubscription(paid, until);
    if (!subscriptionRow) continue;
    await session.orm.insert(subscriptions).values(subscriptionRow);
    await insertSandboxCard(session, subscriptionRow, { name, until });
  }
  const { numbered, last } = addReceiptNumbers(rows);
  if (numbered.length > 0) await session.orm.insert(payments).values(numbered);
  if (last.length > 0) await session.orm.insert(receiptNumbers).values(last);
}

/** Numbers the receipts of payments by year, in order of payment. Also returns the last number of each year. */
export function addReceiptNumbers(rows: readonly NewPaymentRow[]): {
  numbered: NewPaymentRow[];
  last: { year: number; last: number }[];
} {
  const counts = new Map<number, number>();
  const numbers = new Map<string, string>();
  for (const { id, paid_at } of rows.toSorted((one, other) => (one.paid_at ?? '').localeCompare(other.paid_at ?? ''))) {
    if (!paid_at) continue;
    const year = Number(paid_at.slice(0, 4));
    const position = (counts.get(year) ?? 0) + 1;
    counts.set(year, position);
    numbers.set(id, formatReceiptNumber(year, position));
  }
  return {
    numbered: rows.map((row) => ({ ...row, number: numbers.get(row.id) ?? null })),
    last: [...counts].map(([year, last]) => ({ year, last })),
  };
}

/** Inserts a saved card into the sandbox, so that the sandbox can charge it for renewals. */
async function insertSandboxCard(
  { orm }: Session,
  subscriptionRow: typeof subscriptions.$inferInsert,
  { name, until }: { name: string; until: Date },
) {
  const { customer_id, payment_method_id, card_exp_year } = subscriptionRow;
  if (!customer_id || !payment_method_id) return;
  const common = { created: Math.floor(until.getTime() / 1000), livemode: false, metadata: {} } as const;
  const customer: SandboxCustomer = {
    ...common,
    id: customer_id,
    object: 'customer',
    description: null,
    email: null,
    name,
  };
  const { card_brand: brand, card_last4: last4, card_exp_month: exp_month } = demoCard;
  const method: SandboxPaymentMethod = {
    ...common,
    id: payment_method_id,
    object: 'payment_method',
    type: 'card',
    customer: customer_id,
    billing_details: { name },
    card: { brand, last4, exp_month, exp_year: card_exp_year ?? 0, funding: 'credit' },
    sandbox: { behaviour: 'pays', origin: '' },
  };
  for (const body of [customer, method])
    await orm.insert(sandboxObjects).values({ id: body.id, kind: body.object, body });
}
