/** Returns the check digit of a number by Luhn's algorithm, as on bank cards. */
export function luhnDigit(text: string): number {
  const sum = Array.from(text, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return (10 - (sum % 10)) % 10;
}
