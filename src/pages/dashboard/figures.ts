import type { Deliveries, FleetUse, Revenue } from '../../../resources/contract.generated';

/** A share of a whole; null where there is nothing to have a share of. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A share as it is read. */
export function writeShare(value: number | null, language: string): string {
  return value === null
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value);
}

/** A count in digits, its thousands apart. */
export const writeCount = (value: number, language: string) =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(value);

/** An amount with its currency; `rounded` where hundredths only take room. */
export function writeMoney(amount: number, currency: string, language: string, rounded = false): string {
  const digits = rounded ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    useGrouping: 'always',
    ...digits,
  }).format(amount);
}

/** A month as it is read: of a chart's axis where it is short. */
export function writeMonth(month: string, language: string, short = false): string {
  const format = new Intl.DateTimeFormat(language, {
    month: short ? 'short' : 'long',
    year: short ? '2-digit' : 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}T00:00:00Z`));
}

/** Currencies that something was earned in, the most used first. */
export function currenciesOf({ revenue }: Pick<Deliveries, 'revenue'>): string[] {
  return revenue
    .toSorted((one, other) => other.count - one.count || one.currency.localeCompare(other.currency))
    .map(({ currency }) => currency);
}

/** What was earned in a currency. */
export const amountIn = (currency: string, revenue: readonly Revenue[]): number =>
  revenue.find((one) => one.currency === currency)?.amount ?? 0;

/** The whole fleet's use. */
export function fleetShare(fleet: readonly FleetUse[]): number | null {
  const sum = (of: (use: FleetUse) => number) => fleet.reduce((all, use) => all + of(use), 0);
  return share(
    sum(({ booked_days }) => booked_days),
    sum(({ available_days }) => available_days),
  );
}
