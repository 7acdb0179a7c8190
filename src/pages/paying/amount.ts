/** An amount that a card is charged, with its cents: it is compared with what the bank says. */
export function amountText(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits);
}
