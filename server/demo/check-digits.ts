import type { RandomGenerator } from './random';

/** Returns the digits of a text as numbers. */
function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** Returns the sum of the digits, each multiplied by its weight. */
export function weightedDigitSum(text: string, weights: readonly number[]): number {
  return digitsOf(text).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}

/** Returns the check digit by ISO 7064 MOD 11,10, as in German VAT numbers. */
export function iso7064Digit(text: string): number {
  let product = 10;
  for (const digit of digitsOf(text)) {
    product = (((digit + product) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10;
}

/**
 * Fills a pattern at random and appends its check digit. Repeats with other digits while `checkDigitOf` returns 10,
 * which is no digit.
 */
export function withCheckDigit(
  random: RandomGenerator,
  pattern: string,
  checkDigitOf: (body: string) => number,
): string {
  for (;;) {
    const body = random.text(pattern);
    const checkDigit = checkDigitOf(body);
    if (checkDigit < 10) return body + checkDigit;
  }
}

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const regonWeights = [8, 9, 2, 3, 4, 5, 6, 7];

/** Returns the check digit for nine digits of a Polish tax number (NIP); 10 when no valid number begins with them. */
export function nipDigit(body: string): number {
  return weightedDigitSum(body, nipWeights) % 11;
}

/** Returns the check digit for eight digits of a Polish register number (REGON). */
export function regonDigit(body: string): number {
  return (weightedDigitSum(body, regonWeights) % 11) % 10;
}
