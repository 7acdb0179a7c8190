import type { BillingCycle, PaymentPurpose } from '../../../contract.generated';
import type { Problem } from '../../../dialect/errors';
import { isTariffAvailable, type tariffs } from '../../tariffs';
import type { PaidPayment } from '../payments/read-paid-payments';
import { daysInPeriod, type BillingPeriod } from './periods';
import { assignPeriod } from '../payments/assign-period';
import { unusedValueOf, takesEffectAtOnce } from '../rules';
import { addTax } from './tax';

type Tariff = Pick<
  typeof tariffs.$inferSelect,
  'id' | 'sort_order' | 'status' | 'start_date' | 'end_date' | 'monthly_prices' | 'yearly_prices'
>;

/** Facts that decide the price and period of a requested tariff. */
export interface TariffQuoteFacts {
  today: string;
  /** The requested tariff; undefined when it does not exist. */
  tariff: Tariff | undefined;
  cycle: BillingCycle;
  /** The tariff in force. */
  currentTariff: Tariff | undefined;
  /** Whether the registration is complete. */
  isRegistered: boolean;
  /** Paid periods and trials. */
  paid: readonly PaidPayment[];
  /** Whether the last renewal attempt failed. */
  renewalFailed: boolean;
  /** Tax rate in per cent. */
  taxRate: number;
}

/** Price and period of a requested tariff. Amounts are in cents. */
export interface TariffQuote extends BillingPeriod {
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
  /** Ids of payments whose unused days are credited. */
  credited: readonly string[];
}

/** Days before the end of a period from which a tenant can pay for the next one. */
const manualRenewalDays = 14;

/** Returns the quote of a tariff, or the problem that prevents its payment. */
export function tariffQuoteOf(facts: TariffQuoteFacts): TariffQuote | { problem: Problem } {
  const { today, tariff, cycle, currentTariff, isRegistered, paid } = facts;
  if (!isRegistered) return { problem: { code: 'company_required' } };
  if (!tariff) return { problem: { code: 'not_found' } };
  // A tenant can renew a paid tariff that is no longer offered, but not one that it never paid.
  const isOwnTariff = tariff.id === currentTariff?.id && paid.some(({ tariff_id }) => tariff_id === tariff.id);
  if (!isOwnTariff && !isTariffAvailable(tariff, today)) return { problem: { code: 'tariff_not_offered' } };
  const price = netPriceOf(tariff, cycle, today);
  if (typeof price !== 'number') return { problem: price };
  const running = paid.filter(
    ({ end_date: end, start_date: start, purpose }) => end >= today && start <= end && purpose !== 'TRIAL',
  );
  const last = running.at(-1);
  if (!last) return buildQuote(facts, { tariff, price, purpose: 'SUBSCRIPTION', atOnce: true, credited: [] });
  const current = running[0] ?? last;
  if (last.tariff_id === tariff.id && last.billing_cycle === cycle) {
    if (!facts.renewalFailed && daysInPeriod({ start_date: today, end_date: last.end_date }) > manualRenewalDays) {
      return { problem: { code: 'already_paid' } };
    }
    return buildQuote(facts, { tariff, price, purpose: 'RENEWAL', atOnce: true, credited: [] });
  }
  const currentChoice = {
    tariff: current.tariff_id ?? '',
    sort_order: currentTariff?.sort_order ?? 0,
    cycle: current.billing_cycle,
  };
  const credit = running.reduce((sum, one) => sum + unusedValueOf(one, today), 0);
  const atOnce = takesEffectAtOnce(
    currentChoice,
    { tariff: tariff.id, sort_order: tariff.sort_order, cycle },
    { price, credit },
  );
  return buildQuote(facts, {
    tariff,
    price,
    purpose: atOnce ? 'UPGRADE' : 'RENEWAL',
    atOnce,
    credited: atOnce ? running : [],
  });
}

interface PricedChange {
  tariff: Tariff;
  price: number;
  purpose: PaymentPurpose;
  atOnce: boolean;
  credited: readonly PaidPayment[];
}

function buildQuote(
  { today, cycle, paid, taxRate }: TariffQuoteFacts,
  { tariff, price, purpose, atOnce, credited }: PricedChange,
): TariffQuote {
  const credit = credited.reduce((sum, one) => sum + unusedValueOf(one, today), 0);
  const net = price - credit;
  const ids = credited.map(({ id }) => id);
  const { period } = assignPeriod({ purpose, billing_cycle: cycle, credited: ids }, paid, today);
  return {
    ...period,
    tariff_id: tariff.id,
    billing_cycle: cycle,
    purpose,
    at_once: atOnce,
    price,
    credit,
    net,
    tax_rate: taxRate,
    ...addTax(net, taxRate),
    currency: 'EUR',
    credited: ids,
  };
}

/** Returns the price of a billing cycle without tax, in cents, or a problem when the tariff has no such price. */
export function netPriceOf(
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
