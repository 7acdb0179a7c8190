import type { Deliveries, FleetUse, Revenue } from '../../../resources/contract.generated';
import { numberFormatOf } from '../../ui/numberFormat';

/** Returns `part` divided by `whole`, a number from 0 to 1, or null if `whole` is 0. */
export const divideOrNull = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Formats a share from 0 to 1 as a percentage, and null as a dash. */
export function formatPercentage(value: number | null, language: string): string {
  return value === null ? '–' : numberFormatOf(language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
}

/** Formats a count with a thousands separator. */
export const formatCount = (value: number, language: string) =>
  numberFormatOf(language, { useGrouping: 'always' }).format(value);

/** Formats an amount with its currency code. `rounded` leaves the decimals out. */
export function formatMoney(amount: number, currency: string, language: string, rounded = false): string {
  const digits = rounded ? { maximumFractionDigits: 0 } : {};
  return numberFormatOf(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    useGrouping: 'always',
    ...digits,
  }).format(amount);
}

/**
 * Formats the first day of a month (`YYYY-MM-DD`) as month and year. `short` abbreviates both for the axis of a chart.
 */
export function formatMonth(month: string, language: string, short = false): string {
  const format = new Intl.DateTimeFormat(language, {
    month: short ? 'short' : 'long',
    year: short ? '2-digit' : 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}T00:00:00Z`));
}

/** Returns the currencies of a revenue, the most used first. */
export function currenciesOf({ revenue }: Pick<Deliveries, 'revenue'>): string[] {
  return revenue
    .toSorted((one, other) => other.count - one.count || one.currency.localeCompare(other.currency))
    .map(({ currency }) => currency);
}

/** Returns the revenue in a currency, or 0 if there is none. */
export const revenueIn = (currency: string, revenue: readonly Revenue[]): number =>
  revenue.find((one) => one.currency === currency)?.amount ?? 0;

/** Returns the share of booked days in the available days of the whole fleet, or null if no days are available. */
export function fleetUtilization(fleet: readonly FleetUse[]): number | null {
  const sum = (of: (use: FleetUse) => number) => fleet.reduce((all, use) => all + of(use), 0);
  return divideOrNull(
    sum(({ booked_days }) => booked_days),
    sum(({ available_days }) => available_days),
  );
}
