import { numberFormatOf } from '../../ui/numberFormat';

/**
 * Formats an amount in the smallest currency unit. Decimals are always shown, so that users can compare it with their
 * bank statement.
 */
export function formatMinorUnits(amount: number, currency: string, language: string): string {
  const format = numberFormatOf(language, { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
