import { defaultLanguage } from '../../../resources/languages';
import type {
  BillingCycle,
  MonthlyPrice,
  Opportunity,
  TrialPeriod,
  YearlyPrice,
} from '../../../resources/contract.generated';
import { dayOfBilling } from '../profile/subscription/subscription';

/** What is asked of a tariff. */
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

type Mark = Pick<Opportunity, 'code' | 'display_title' | 'display_value' | 'limit' | 'is_top' | 'sort'>;

/** A tariff, as far as it is shown to who chooses one. */
export interface Offer {
  id: string;
  code: string;
  /** By language. */
  name: unknown;
  sort_order: number;
  /** The last day on which it can be chosen; none: it has no end. */
  end_date?: string | null;
  trial_periods: readonly TrialPeriod[];
  monthly_prices: readonly MonthlyPrice[];
  yearly_prices: readonly YearlyPrice[];
  services: readonly { id: string }[];
  opportunities: readonly Mark[];
}

/** How often can be paid. */
export const billingCycles: readonly BillingCycle[] = ['MONTHLY', 'YEARLY'];

/** Name of a tariff in a language, else in any that it has. */
export function offerName({ name, code }: Pick<Offer, 'name' | 'code'>, language: string): string {
  const names: Readonly<Record<string, unknown>> = typeof name === 'object' && name !== null ? { ...name } : {};
  return (
    [names[language], names[defaultLanguage], ...Object.values(names)].find((each) => typeof each === 'string') ?? code
  );
}

/** Whether a tariff that is on offer can still be chosen today. */
export const isChoosable = ({ end_date: until }: Pick<Offer, 'end_date'>): boolean => !until || until >= dayOfBilling();

/** What a tariff costs, in cents; undefined where it is not offered like that. */
export function priceOf({ monthly_prices, yearly_prices }: Offer, cycle: BillingCycle): number | undefined {
  if (cycle === 'MONTHLY') return monthly_prices[0]?.price;
  const today = dayOfBilling();
  return yearly_prices.find(({ is_active: offered, date_to: until }) => offered && (!until || until >= today))?.price;
}

/** Whether a tariff has a price at all; for one that has none sales makes an offer. */
export const isPriced = ({ monthly_prices, yearly_prices }: Offer): boolean =>
  monthly_prices.length + yearly_prices.length > 0;

/** Days that a tariff can be tried for; 0 where it cannot. */
export const trialDays = ({ trial_periods }: Offer): number =>
  trial_periods.find(({ has_trial_period: offered, period }) => offered && period > 0)?.period ?? 0;

/** Months of the year that are for nothing when it is paid at once; 0 where a part of one or none is. */
export function monthsFree(offer: Offer): number {
  const [month, year] = [priceOf(offer, 'MONTHLY'), priceOf(offer, 'YEARLY')];
  return month && year !== undefined ? Math.max(0, Math.floor(12 - year / month)) : 0;
}

/** A line of the comparison: what it is about, and what each tariff has there; undefined for nothing. */
export interface Line {
  code: string;
  title: string;
  values: readonly (string | undefined)[];
}

/** What any of the tariffs contains, line by line, what matters most first. */
export function comparisonOf(offers: readonly Offer[]): Line[] {
  const marks = new Map(offers.flatMap(({ opportunities }) => opportunities.map((mark) => [mark.code, mark] as const)));
  return [...marks.values()]
    .toSorted((one, other) => Number(other.is_top) - Number(one.is_top) || one.sort - other.sort)
    .map(({ code, display_title: title }) => ({
      code,
      title,
      values: offers.map(({ opportunities }) => opportunities.find((mark) => mark.code === code)?.display_value),
    }));
}

/** An amount of euro without needless cents. */
export function euros(cents: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
