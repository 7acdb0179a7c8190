import { describe, expect, it } from 'vitest';
import { parsePhoneNumberFromString as parsePhoneNumber } from 'libphonenumber-js/max';
import { nipDigit, regonDigit, iso7064Digit } from '../../server/demo/check-digits';
import { luhnDigit } from '../../server/formats/luhn';
import type { DemoCountry } from '../../server/demo/countries/country';
import { demoCountries } from '../../server/demo/countries/index';
import { createRandomGenerator } from '../../server/demo/random';
import { demoTenants } from '../../server/demo/tenants';
import { randomVin, vinCheckDigit, vinYearCharacter } from '../../server/demo/vins';

describe('numbers with check digits', () => {
  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715'])('VIN %s has its check digit', (known) => {
    expect(vinCheckDigit(known)).toBe(known[8]);
  });

  it('a VIN with one changed digit has another check digit', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042789')).not.toBe('X');
  });

  it('a VIN contains its manufacturer, year and check digit', () => {
    const random = createRandomGenerator(1);
    for (let year = 2010; year <= 2030; year += 1) {
      const number = randomVin(random, 'YV2', year);
      expect(number).toMatch(/^YV2[A-HJ-NPR-Z0-9]{14}$/);
      expect(number[8]).toBe(vinCheckDigit(number));
      expect(number[9]).toBe(vinYearCharacter(year));
    }
  });

  it.each([
    [2010, 'A'],
    [2017, 'H'],
    [2018, 'J'],
    [2024, 'R'],
    [2026, 'T'],
    [2030, 'Y'],
    [2031, '1'],
  ])('model year %i is %s', (year, character) => expect(vinYearCharacter(year)).toBe(character));

  it('known numbers are valid: two NIPs, a REGON, a German VAT number, a SIREN', () => {
    expect(nipDigit('526025027')).toBe(4);
    expect(nipDigit('123456321')).toBe(8);
    expect(regonDigit('12345678')).toBe(5);
    expect(iso7064Digit('13669597')).toBe(6);
    expect(luhnDigit('73282932')).toBe(0);
  });
});

/** Returns the sum of a number's digits, each multiplied by the weight at its place. */
const sum = (number: string, weights: number[]) =>
  weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);

/** Doubles a digit and returns the sum of the digits of the result, as Luhn's checksum requires. */
const twice = (digit: number) => ((digit * 2) % 10) + Math.floor(digit / 5);

/**
 * Returns the checksum of Luhn's algorithm: the sum of the digits, of which every second one, counted from the right,
 * is doubled.
 */
function luhnSum(number: string): number {
  const digits = Array.from(number, Number).toReversed();
  return digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : twice(digit)), 0);
}

const luhn = (number: string) => luhnSum(number) % 10 === 0;

/**
 * Functions that check a VAT number, by country. They are written independently of the code that generates the demo's
 * numbers.
 */
const rightVat: Record<string, (number: string) => boolean> = {
  PL: (n) => n.length === 10 && sum(n, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(n[9]),
  CZ: (n) => n.length === 8 && (sum(n, [8, 7, 6, 5, 4, 3, 2]) + Number(n[7])) % 11 <= 1,
  SK: (n) => n.length === 10 && Number(n) % 11 === 0,
  BE: (n) => n.length === 10 && (Number(n.slice(0, 8)) + Number(n.slice(8))) % 97 === 0,
  IT: (n) => n.length === 11 && luhn(n),
  SE: (n) => n.length === 12 && luhn(n.slice(0, 10)),
  ES: (n) => n.length === 8 && luhn(n),
  FR: (n) => n.length === 11 && luhn(n.slice(2)) && Number(`${n.slice(2)}12`) % 97 === Number(n.slice(0, 2)),
  NL: (n) => n.length === 11 && sum(n, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  AT: (n) => n.length === 8 && (Number(n[7]) + luhnSum(n.slice(0, 7)) + 4) % 10 === 0,
  DE: (n) => n.length === 9,
  LT: (n) => n.length === 9 && n[7] === '1',
};

/** Generates the numbers of 200 companies of a country. They are the same in every run. */
function generate(country: DemoCountry) {
  const random = createRandomGenerator(7);
  return Array.from({ length: 200 }, () => country.numbers(random));
}

describe('numbers of companies', () => {
  const union = demoCountries.map(([country]) => country).filter(({ code }) => code !== 'UA');

  it.each(union)('$code: VAT numbers are valid', (country) => {
    const right = rightVat[country.code] ?? (() => false);
    const wrong = generate(country).filter(
      ({ vat }) => !vat?.startsWith(country.code) || !right(vat.replace(/\D/g, '')),
    );
    expect(wrong).toEqual([]);
  });

  it.each(union)('$code: EORI numbers begin with the country code', (country) => {
    const form = new RegExp(`^${country.code}[A-Z0-9]{7,15}$`);
    expect(generate(country).filter(({ eori }) => !form.test(eori ?? ''))).toEqual([]);
  });

  it('Ukrainian companies have neither', () => {
    const [ukraine] = demoCountries.find(([{ code }]) => code === 'UA') ?? [];
    expect(ukraine?.numbers(createRandomGenerator(7))).toMatchObject({ vat: null, eori: null });
  });
});

/** Returns whether a phone number is valid in a country, and in the form in which the server stores it. */
function isKept(number: string, country: string): boolean {
  const parsed = parsePhoneNumber(number);
  return Boolean(parsed?.isValid()) && parsed?.country === country && parsed.formatInternational() === number;
}

describe('phone numbers', () => {
  const all = demoCountries.map(([country]) => country);
  it.each(all)('of $code are valid and formatted as the server stores them', (country) => {
    const random = createRandomGenerator(3);
    const patterns = [...country.mobiles, ...country.cities.flatMap(([, , , landline]) => landline ?? [])];
    const fill = (pattern: string) => `+${country.dial} ${random.text(pattern)}`;
    const numbers = patterns.flatMap((pattern) => Array.from({ length: 30 }, () => fill(pattern)));
    expect(numbers.filter((number) => !isKept(number, country.code))).toEqual([]);
  });

  it('of the accounts are valid, too', () => {
    const accounts = demoTenants.flatMap((tenant) => tenant.accounts);
    expect(accounts.filter(({ phone, country }) => !isKept(phone, country))).toEqual([]);
  });
});
