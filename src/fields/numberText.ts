const pattern = (grouping: string, decimal: string) =>
  new RegExp(`^[-−]?(?:\\d+|\\d{1,3}(?:${grouping}\\d{3})+)(?:${decimal}\\d+)?$`);

/** Groups of three may be parted by spaces everywhere; by commas where the comma is not the decimal sign. */
const commaDecimal = pattern('\\s', '[.,]');
const pointDecimal = [pattern('[\\s,]', '\\.'), pattern('\\s', ',')];

function decimalSign(language: string): string {
  return new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Reads a number as people of the language write it; the other decimal sign is understood too where it cannot mean
 * thousands. NaN for what is not a number.
 */
export function readNumber(text: string, language: string): number {
  const trimmed = text.trim();
  const plain = (value: string) => Number(value.replace(/\s/g, '').replace('−', '-'));
  if (decimalSign(language) === ',') return commaDecimal.test(trimmed) ? plain(trimmed.replace(',', '.')) : Number.NaN;
  const [grouped, commas] = pointDecimal;
  if (grouped?.test(trimmed)) return plain(trimmed.replaceAll(',', ''));
  return commas?.test(trimmed) ? plain(trimmed.replace(',', '.')) : Number.NaN;
}

/** Writes a number without grouping, with the language's decimal sign: what an input begins with. */
export function writeNumber(value: number, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
}
