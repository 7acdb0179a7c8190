import { numberFormatOf } from '../ui/numberFormat';

const pattern = (grouping: string, decimal: string) =>
  new RegExp(`^[-−]?(?:\\d+|\\d{1,3}(?:${grouping}\\d{3})+)(?:${decimal}\\d+)?$`);

/**
 * Patterns of typed numbers, for languages with a decimal comma and with a decimal point. Spaces may separate thousands
 * in every language, commas only in languages with a decimal point.
 */
const commaDecimal = pattern('\\s', '[.,]');
const pointDecimal = [pattern('[\\s,]', '\\.'), pattern('\\s', ',')];

/** Returns the sign between the digits of a number in a language. */
export function decimalSign(language: string): string {
  return (
    numberFormatOf(language, {})
      .formatToParts(1.5)
      .find(({ type }) => type === 'decimal')?.value ?? '.'
  );
}

/**
 * Parses a number in the language's format. The decimal separator of other languages is accepted where it is
 * unambiguous. Returns NaN for text that is not a number.
 */
export function parseNumberText(text: string, language: string): number {
  const trimmed = text.trim();
  const toNumber = (value: string) => Number(value.replace(/\s/g, '').replace('−', '-'));
  if (decimalSign(language) === ',')
    return commaDecimal.test(trimmed) ? toNumber(trimmed.replace(',', '.')) : Number.NaN;
  const [grouped, commas] = pointDecimal;
  if (grouped?.test(trimmed)) return toNumber(trimmed.replaceAll(',', ''));
  return commas?.test(trimmed) ? toNumber(trimmed.replace(',', '.')) : Number.NaN;
}

/** Formats a number for an input: without grouping, with the language's decimal separator. */
export function formatNumberInput(value: number, language: string): string {
  return numberFormatOf(language, { useGrouping: false, maximumFractionDigits: 10 }).format(value);
}
