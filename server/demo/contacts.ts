import type { City, Country } from './countries/country';
import type { Random } from './random';

/** A company's phone number: a landline of its city, where the country has one that reaches nobody. */
export function companyPhone(random: Random, country: Country, [, , , landline]: City): string {
  return international(country, random.text(landline ?? random.pick(country.mobiles)));
}

/** A person's phone number. */
export function mobilePhone(random: Random, country: Country): string {
  return international(country, random.text(random.pick(country.mobiles)));
}

/** A company's address for mail, at a domain made of its name under `.example`, which nobody can register. */
export function companyEmail(random: Random, country: Country, name: string): string {
  const box = random.pick(['office', 'logistics', 'transport', 'orders', country.code === 'PL' ? 'biuro' : 'info']);
  return `${box}@${hostName(name)}.example`;
}

/** A person's address for mail. */
export function personEmail(random: Random, firstName: string, lastName: string): string {
  const host = random.pick(['mail', 'post', 'inbox']);
  return `${hostName(firstName)}.${hostName(lastName)}${random.int(1, 99)}@${host}.example`;
}

/** An employee's address for mail, at the company's own host. */
export function workEmail(firstName: string, lastName: string, host: string): string {
  return `${hostName(firstName)}.${hostName(lastName)}@${host}`;
}

function international(country: Country, subscriber: string): string {
  return `+${country.dial} ${subscriber}`;
}

/** Letters that do not come apart into a letter of ours and an accent. */
const wholeLetters: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', ø: 'o', æ: 'ae' };

/** A name in the letters that a host name may have. */
function hostName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[łßøæ]/g, (letter) => wholeLetters[letter] ?? '');
  return plain
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/[ -]+/g, '-');
}
