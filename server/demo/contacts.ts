import type { DemoCity, DemoCountry } from './countries/country';
import type { RandomGenerator } from './random';

/** Returns a company's phone number, which is not assigned: a landline of its city, or else a mobile number. */
export function randomCompanyPhone(random: RandomGenerator, country: DemoCountry, [, , , landline]: DemoCity): string {
  return internationalNumber(country, random.text(landline ?? random.pick(country.mobiles)));
}

/** Returns a mobile number that no real person has. */
export function randomMobilePhone(random: RandomGenerator, country: DemoCountry): string {
  return internationalNumber(country, random.text(random.pick(country.mobiles)));
}

/** Returns a company's email address. Its domain ends in `.example`, which cannot be registered. */
export function createCompanyEmail(random: RandomGenerator, country: DemoCountry, name: string): string {
  const mailbox = random.pick(['office', 'logistics', 'transport', 'orders', country.code === 'PL' ? 'biuro' : 'info']);
  return `${mailbox}@${hostName(name)}.example`;
}

/** Returns a person's email address at an invented mail provider. */
export function randomPersonEmail(random: RandomGenerator, firstName: string, lastName: string): string {
  const host = random.pick(['mail', 'post', 'inbox']);
  return `${hostName(firstName)}.${hostName(lastName)}${random.int(1, 99)}@${host}.example`;
}

/** Returns an employee's email address at the company's host. */
export function createWorkEmail(firstName: string, lastName: string, host: string): string {
  return `${hostName(firstName)}.${hostName(lastName)}@${host}`;
}

function internationalNumber(country: DemoCountry, subscriber: string): string {
  return `+${country.dial} ${subscriber}`;
}

/** Letters that Unicode normalization does not split into a Latin letter and an accent, with their replacements. */
const letterReplacements: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae' };

/** Returns a name with only the characters that a host name may contain. */
function hostName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[łßøæ]/g, (letter) => letterReplacements[letter] ?? '');
  return plain
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');
}
