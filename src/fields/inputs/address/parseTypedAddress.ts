import { countryName, countryOptions } from '../../countries';
import { findPostalCode } from './postalCodes';

/** One possible reading of a typed address, as its parts; a missing part is an empty string. */
export interface TypedAddress {
  street: string;
  house_number: string;
  zip: string;
  city: string;
}

/** Matches a street with a house number at its end: `Prosta 12A/4`, `Puławska 10 m. 5`, `Vodičkova 791/39`. */
const streetPattern =
  /^(.*\p{L}.*?)(?<!\s(?:m|lok)\.?)\s+(\d+\s?[A-Za-z]?(?:\s?[/-]\s?\d+[A-Za-z]?)?)(?:\s+(?:m|lok)\.?\s*(\d+[A-Za-z]?))?$/u;
/** Matches a street, its house number and a city after it: `ul. Puławska 10 Warszawa`. */
const streetThenCityPattern =
  /^(.*\p{L}.*)(?<!\s(?:m|lok)\.?)\s+(\d+[A-Za-z]?(?:[/-]\d+[A-Za-z]?)?)(?:\s+(?:m|lok)\.?\s*(\d+[A-Za-z]?))?\s+(\p{L}.*)$/u;
/** Words such as `ul.`, which are only the beginning of a street's name. */
const streetWordPattern = /^(?:ul|al|pl|os|ulica|aleja|aleje|plac|osiedle|ulice|náměstí|nám|tř|třída)\.?$/iu;
/** Matches the number of a district after a city, and what follows it: `Praha 1 - Nové Město`. */
const districtPattern = /\s+\d+(?:\s*[-–].*)?$/u;

/** Languages in which the name of a country is recognized at the end of an address. */
const countryLanguages = ['en', 'pl', 'de', 'cs', 'sk', 'lt'];
const countryNames = new Set<string>();

function isCountryName(text: string): boolean {
  if (countryNames.size === 0)
    for (const { id } of countryOptions('en'))
      for (const language of countryLanguages) countryNames.add(countryName(id, language).toLowerCase());
  return countryNames.has(text.toLowerCase());
}

/**
 * Returns the possible readings of an address, the most likely first. Street and city may be in either order, with or
 * without a comma: `Prosta 12, 00-850 Warszawa`, `Warszawa, Prosta 12`, `ul. Prosta 12 Warszawa`.
 */
export function parseTypedAddress(text: string): TypedAddress[] {
  const allParts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const parts = allParts.length > 1 && isCountryName(allParts.at(-1) ?? '') ? allParts.slice(0, -1) : allParts;
  const [first = ''] = parts;
  const readings = parts.length > 1 ? readParts(parts) : readLine(first);
  const keys = readings.map((reading) => JSON.stringify(reading));
  return readings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const address = (street: string, city: string, zip = ''): TypedAddress => ({ ...splitStreet(street), zip, city });

/** Splits a street and its house number. A flat after `m.` or `lok.` is written behind a slash. */
function splitStreet(text: string): Pick<TypedAddress, 'street' | 'house_number'> {
  const [, street, house = '', flat] = streetPattern.exec(text) ?? [];
  if (street === undefined) return { street: text, house_number: '' };
  return { street, house_number: flat === undefined ? house : `${house}/${flat}` };
}

const hasHouseNumber = (text: string) => streetPattern.test(text);
const withoutDistrict = (city: string) => city.replace(districtPattern, '');

/** Returns the possible readings of an address whose parts are separated by commas. */
function readParts(parts: readonly string[]): TypedAddress[] {
  const codeAt = parts.findIndex((part) => findPostalCode(part) !== undefined);
  const code = findPostalCode(parts[codeAt] ?? '');
  const others = parts.filter((_, index) => index !== codeAt);
  const [other = ''] = others;
  if (code) {
    const beside = [code.before, code.after].filter(Boolean).join(' ');
    // `Puławska 10, 02-595`: the city is known from the code.
    if (beside === '') return readAroundCode(others, code.zip);
    const street = others.find(hasHouseNumber) ?? other;
    const cityFirst = address(street, withoutDistrict(beside), code.zip);
    return hasHouseNumber(beside) && !others.some(hasHouseNumber)
      ? [address(beside, other, code.zip), cityFirst]
      : [cityFirst];
  }
  const street = parts.find(hasHouseNumber);
  const [last = '', first = ''] = [parts.at(-1), parts[0]];
  if (street === undefined) return [address(first, last), address(last, first)];
  const cities = parts.filter((part) => part !== street);
  const cityLast = cities.toReversed().map((city) => address(street, withoutDistrict(city)));
  // `Praha 1, Vodičkova 39`: a district looks like a house number.
  return hasHouseNumber(last) && street === first ? [...cityLast, address(last, withoutDistrict(first))] : cityLast;
}

/** Returns the reading of an address whose postal code stands alone between commas. `others` are its other parts. */
function readAroundCode(others: readonly string[], zip: string): TypedAddress[] {
  const street = others.find(hasHouseNumber);
  const city = others.findLast((part) => part !== street);
  if (street === undefined) return [address('', city ?? '', zip)];
  return [address(street, city ?? '', zip)];
}

/** Returns the possible readings of an address without a comma. */
function readLine(text: string): TypedAddress[] {
  const code = findPostalCode(text);
  if (code && code.before !== '' && code.after !== '')
    return hasHouseNumber(code.after) && !hasHouseNumber(code.before)
      ? [address(code.after, code.before, code.zip), address(code.before, withoutDistrict(code.after), code.zip)]
      : [address(code.before, withoutDistrict(code.after), code.zip)];
  if (code) {
    const beside = code.before || code.after;
    return hasHouseNumber(beside)
      ? [address(beside, '', code.zip), ...readLine(beside).map((one) => ({ ...one, zip: code.zip }))]
      : [address('', beside, code.zip)];
  }
  const [, street = '', house = '', flat, city = ''] = streetThenCityPattern.exec(text) ?? [];
  const number = flat === undefined ? house : `${house}/${flat}`;
  const streetFirst =
    street !== '' && !streetWordPattern.test(street) ? [{ street, house_number: number, zip: '', city }] : [];
  return [...streetFirst, ...splitByWords(text)];
}

/**
 * Returns the possible readings of an address without a comma or postal code. The city is the whole text (without a
 * house number at its end), its first one to three words, or its last one to three words.
 */
function splitByWords(text: string): TypedAddress[] {
  if (text === '') return [];
  const { street: name, house_number } = splitStreet(text);
  const words = name.split(' ');
  const counts = words.map((_, index) => index + 1).slice(0, 3);
  const rest = (from: number, to?: number) => words.slice(from, to).join(' ');
  const cityFirst = counts
    .filter((count) => count < words.length && !streetWordPattern.test(words[0] ?? ''))
    .toReversed()
    .map((count): TypedAddress => ({ street: rest(count), house_number, zip: '', city: rest(0, count) }));
  const cityLast = counts
    .filter((count) => count < words.length && house_number === '')
    .map((count): TypedAddress => ({ ...splitStreet(rest(0, -count)), zip: '', city: rest(-count) }));
  return [{ street: '', house_number: '', zip: '', city: name }, ...cityFirst, ...cityLast];
}
