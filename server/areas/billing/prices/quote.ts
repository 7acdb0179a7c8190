import type { BillingCycle, PaymentPurpose } from '../../../contract.generated';
import type { Problem } from '../../../dialect/errors';
import { isOffered, type tariffs } from '../../tariffs';
import type { PaidPayment } from '../settling/paid';
import { daysOf, type Period } from './periods';
import { place } from '../settling/placing';
import { credit, isAtOnce } from '../rules';
import { withTax } from './tax';

type Tariff = Pick<
  typeof tariffs.$inferSelect,
  'id' | 'sort_order' | 'status' | 'start_date' | 'end_date' | 'monthly_prices' | 'yearly_prices'
>;

/** What the price of a wish depends on. */
export interface QuoteFacts {
  today: string;
  /** The tariff that is wished for; undefined where there is none. */
  tariff: Tariff | undefined;
  cycle: BillingCycle;
  /** The tariff that the company has. */
  own: Tariff | undefined;
  /** Whether the company's data is entered. */
  registered: boolean;
  /** All that was paid or tried. */
  paid: readonly PaidPayment[];
  /** Whether the card was refused when the next period was to be paid. */
  renewalFailed: boolean;
  /** Tax in per cent. */
  taxRate: number;
}

/** What a wish costs, and when it takes place. Amounts in cents. */
export interface Quote extends Period {
  tariff_id: string;
  billing_cycle: BillingCycle;
  purpose: PaymentPurpose;
  at_once: boolean;
  price: number;
  credit: number;
  net: number;
  tax_rate: number;
  tax: number;
  amount: number;
  currency: 'EUR';
  /** Payments whose rest is taken off. */
  credited: readonly string[];
}

/** Days before the end of the period in which the next one can be paid by hand. */
const renewableDays = 14;

/** What a tariff would cost a company now, or what stands against it. */
export function quoteOf(facts: QuoteFacts): Quote | { problem: Problem } {
  const { today, tariff, cycle, own, registered, paid } = facts;
  if (!registered) return { problem: { code: 'company_required' } };
  if (!tariff) return { problem: { code: 'not_found' } };
  // Whoever has a tariff keeps it, also when it is not offered any more; to have chosen it is not to have it.
  const keeps = tariff.id === own?.id && paid.some(({ tariff_id }) => tariff_id === tariff.id);
  if (!keeps && !isOffered(tariff, today)) return { problem: { code: 'tariff_not_offered' } };
  const price = priceOf(tariff, cycle, today);
  if (typeof price !== 'number') return { problem: price };
  const running = paid.filter(
    ({ end_date: end, start_date: start, purpose }) => end >= today && start <= end && purpose !== 'TRIAL',
  );
  const last = running.at(-1);
  if (!last) return priced(facts, { tariff, price, purpose: 'SUBSCRIPTION', atOnce: true, credited: [] });
  const current = running[0] ?? last;
  if (last.tariff_id === tariff.id && last.billing_cycle === cycle) {
    if (!facts.renewalFailed && daysOf({ start_date: today, end_date: last.end_date }) > renewableDays) {
      return { problem: { code: 'already_paid' } };
    }
    return priced(facts, { tariff, price, purpose: 'RENEWAL', atOnce: true, credited: [] });
  }
  const from = { tariff: current.tariff_id ?? '', sort_order: own?.sort_order ?? 0, cycle: current.billing_cycle };
  const left = running.reduce((sum, one) => sum + credit(one, today), 0);
  const atOnce = isAtOnce(from, { tariff: tariff.id, sort_order: tariff.sort_order, cycle }, { price, credit: left });
  return priced(facts, {
    tariff,
    price,
    purpose: atOnce ? 'UPGRADE' : 'RENEWAL',
    atOnce,
    credited: atOnce ? running : [],
  });
}

interface Priced {
  tariff: Tariff;
  price: number;
  purpose: PaymentPurpose;
  atOnce: boolean;
  credited: readonly PaidPayment[];
}

function priced(
  { today, cycle, paid, taxRate }: QuoteFacts,
  { tariff, price, purpose, atOnce, credited }: Priced,
): Quote {
  const left = credited.reduce((sum, one) => sum + credit(one, today), 0);
  const net = price - left;
  const ids = credited.map(({ id }) => id);
  const { period } = place({ purpose, billing_cycle: cycle, credited: ids }, paid, today);
  return {
    ...period,
    tariff_id: tariff.id,
    billing_cycle: cycle,
    purpose,
    at_once: atOnce,
    price,
    credit: left,
    net,
    tax_rate: taxRate,
    ...withTax(net, taxRate),
    currency: 'EUR',
    credited: ids,
  };
}

/** What a period costs without tax, or why it has no price. */
export function priceOf(
  { monthly_prices, yearly_prices }: Pick<Tariff, 'monthly_prices' | 'yearly_prices'>,
  cycle: BillingCycle,
  today: string,
): number | Problem {
  const [month] = monthly_prices;
  const year = yearly_prices.find(
    ({ is_active: active, date_to: until }) => active && (until === null || until === undefined || until >= today),
  );
  if (!month && !year) return { code: 'tariff_not_priced' };
  const price = cycle === 'MONTHLY' ? month?.price : year?.price;
  return price ?? { code: 'cycle_not_offered' };
}
