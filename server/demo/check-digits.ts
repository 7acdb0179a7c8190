import type { Random } from './random';

/** The digits of a text, as numbers. */
function digitsOf(text: string): number[] {
  return Array.from(text, Number);
}

/** The sum of the digits, each times its weight. */
export function weightedSum(text: string, weights: readonly number[]): number {
  return digitsOf(text).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0);
}

/** The digit that makes a number pass Luhn's test, as on bank cards. */
export function luhnDigit(text: string): number {
  const sum = digitsOf(text)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return (10 - (sum % 10)) % 10;
}

/** The check digit of ISO 7064, MOD 11,10: German VAT numbers. */
export function iso7064Digit(text: string): number {
  let product = 10;
  for (const digit of digitsOf(text)) {
    product = (((digit + product) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10;
}

/** Tries fillings of a pattern until the check digit exists: some schemes leave out numbers whose digit would be 10. */
export function withDigit(random: Random, pattern: string, digit: (body: string) => number): string {
  for (;;) {
    const body = random.text(pattern);
    const check = digit(body);
    if (check < 10) return body + check;
  }
}

const NIP = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const REGON = [8, 9, 2, 3, 4, 5, 6, 7];

/** Check digit of a Polish tax number (NIP) of nine digits; 10 where there is no such number. */
export function nipDigit(body: string): number {
  return weightedSum(body, NIP) % 11;
}

/** Check digit of a Polish register number (REGON) of eight digits. */
export function regonDigit(body: string): number {
  return (weightedSum(body, REGON) % 11) % 10;
}
