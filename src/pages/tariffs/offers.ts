import { defaultLanguage } from '../../../resources/languages';
import type {
  BillingCycle,
  MonthlyPrice,
  Opportunity,
  TrialPeriod,
  YearlyPrice,
} from '../../../resources/contract.generated';
import { currentBillingDay } from '../profile/subscription/subscription';
import type { AgreedPrice } from './useAgreedPrices';
import { numberFormatOf } from '../../ui/numberFormat';

/** Paths of the fields to select of a tariff. */
export const offerFields = [
  'id',
  'code',
  'name',
  'sort_order',
  'end_date',
  'trial_periods.period',
  'trial_periods.has_trial_period',
  'monthly_prices.price',
  'yearly_prices.price',
  'yearly_prices.is_active',
  'yearly_prices.date_to',
  'services.id',
  'opportunities.code',
  'opportunities.display_title',
  'opportunities.display_value',
  'opportunities.limit',
  'opportunities.is_top',
  'opportunities.sort',
];

type OfferOpportunity = Pick<Opportunity, 'code' | 'display_title' | 'display_value' | 'limit' | 'is_top' | 'sort'>;

/** A tariff that a company can select, with its prices, trial and opportunities. */
export interface Offer {
  id: string;
  code: string;
  /** The tariff's name: an object with a text for each language code. */
  name: unknown;
  sort_order: number;
  /** Last day on which the tariff can be selected. Unlimited if absent. */
  end_date?: string | null;
  trial_periods: readonly TrialPeriod[];
  monthly_prices: readonly MonthlyPrice[];
  yearly_prices: readonly YearlyPrice[];
  services: readonly { id: string }[];
  opportunities: readonly OfferOpportunity[];
  /** Set if the operator has agreed the prices with the company. `until` is the last day to take them, null once taken. */
  agreed?: { until: string | null };
}

/** Returns a tariff at the prices that the operator has agreed with the company; otherwise at the list prices. */
export function withAgreedPrice(offer: Offer, prices: readonly AgreedPrice[]): Offer {
  const agreed = prices.find(({ tariff_id }) => tariff_id === offer.id);
  if (!agreed) return offer;
  const { monthly_price: month, yearly_price: year, valid_until: until } = agreed;
  return {
    ...offer,
    monthly_prices: typeof month === 'number' ? [{ price: month }] : [],
    yearly_prices: typeof year === 'number' ? [{ price: year, is_active: true, date_to: null }] : [],
    agreed: { until: until ?? null },
  };
}

/** Billing cycles in display order. */
export const billingCycles: readonly BillingCycle[] = ['MONTHLY', 'YEARLY'];

/** Returns the name of a tariff in a language, otherwise in the default or any other language, otherwise its code. */
export function offerName({ name, code }: Pick<Offer, 'name' | 'code'>, language: string): string {
  const names: Readonly<Record<string, unknown>> = typeof name === 'object' && name !== null ? { ...name } : {};
  return (
    [names[language], names[defaultLanguage], ...Object.values(names)].find((each) => typeof each === 'string') ?? code
  );
}

/** Returns whether a tariff can still be selected today. */
export const isSelectableToday = ({ end_date: until }: Pick<Offer, 'end_date'>): boolean =>
  !until || until >= currentBillingDay();

/** Returns the price of a tariff in cents, or undefined if the tariff is not offered for the billing cycle. */
export function priceInCents({ monthly_prices, yearly_prices }: Offer, cycle: BillingCycle): number | undefined {
  if (cycle === 'MONTHLY') return monthly_prices[0]?.price;
  const today = currentBillingDay();
  return yearly_prices.find(({ is_active: offered, date_to: until }) => offered && (!until || until >= today))?.price;
}

/** Returns whether a tariff has any price. Tariffs without a price are offered by sales. */
export const hasPrice = ({ monthly_prices, yearly_prices }: Offer): boolean =>
  monthly_prices.length + yearly_prices.length > 0;

/** Returns the length of a tariff's trial in days, or 0 if the tariff has no trial. */
export const trialDaysOf = ({ trial_periods }: Offer): number =>
  trial_periods.find(({ has_trial_period: offered, period }) => offered && period > 0)?.period ?? 0;

/** Returns how many whole months a yearly payment saves. */
export function yearlySavingInMonths(offer: Offer): number {
  const [month, year] = [priceInCents(offer, 'MONTHLY'), priceInCents(offer, 'YEARLY')];
  return month && year !== undefined ? Math.max(0, Math.floor(12 - year / month)) : 0;
}

/** A line of the comparison. `values` has one entry per tariff, which is undefined if the tariff lacks the feature. */
export interface ComparisonLine {
  code: string;
  title: string;
  values: readonly (string | undefined)[];
}

/** Returns the lines of the comparison, the most important first. */
export function comparisonLinesOf(offers: readonly Offer[]): ComparisonLine[] {
  const opportunitiesByCode = new Map(
    offers.flatMap(({ opportunities }) => opportunities.map((mark) => [mark.code, mark] as const)),
  );
  return [...opportunitiesByCode.values()]
    .toSorted((one, other) => Number(other.is_top) - Number(one.is_top) || one.sort - other.sort)
    .map(({ code, display_title: title }) => ({
      code,
      title,
      values: offers.map(({ opportunities }) => opportunities.find((mark) => mark.code === code)?.display_value),
    }));
}

/** Formats an amount in euros, without decimals if they are zero. */
export function formatEuros(cents: number, language: string): string {
  return numberFormatOf(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
