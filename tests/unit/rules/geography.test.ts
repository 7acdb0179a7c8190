import { getAlpha2Codes } from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { timeZoneOfCountry } from '../../../server/areas/geography/data/time-zones';
import { addressProblems, normalizeZip } from '../../../server/areas/geography/rules';
import { dayInTimeZone, isTimeZone } from '../../../server/formats/time-zone';

const address = {
  addressable_type: 'CUSTOMER',
  country: 'PL',
  city: 'Kalisz',
  street: 'Wrocławska',
  house_number: '12a',
  zip: '62-800',
};

test.each([
  ['nothing with a country and a city', { country: 'PL', city: 'Kalisz' }, {}],
  ['nothing with a whole address', address, {}],
  ['a country that is none', { ...address, country: 'XX' }, { country: 'country' }],
  ['a country in small letters', { ...address, country: 'pl' }, { country: 'country' }],
  ['a name that every object has', { ...address, country: '__proto__' }, { country: 'country' }],
  ['neither country nor city', { street: 'Wrocławska', country: null }, { country: 'required', city: 'required' }],
  // PostgreSQL refuses index entries above 2,700 bytes, so a city's name must be shorter.
  ['a city longer than an index can hold', { ...address, city: 'Ż'.repeat(3000) }, { city: 'too_long' }],
  ['a postal code that is too long', { ...address, zip: '62-800 Kalisz' }, { zip: 'too_long' }],
  ["a postal code of another country's form", { ...address, country: 'NL' }, { zip: 'postal_code' }],
  ['a postal code where none is known to be', { ...address, country: 'AE', zip: 'Deira' }, {}],
  ['a direction where there is but one address', { ...address, direction: 'FROM' }, { direction: 'not_available_for' }],
  ["a company's address without a direction", { ...address, addressable_type: 'COMPANY' }, { direction: 'required' }],
  ["a company's seat", { ...address, addressable_type: 'COMPANY', direction: 'LEGAL_ADDRESS' }, {}],
  [
    "a route's seat",
    { ...address, addressable_type: 'ROUTE', direction: 'LEGAL_ADDRESS' },
    { direction: 'not_available_for' },
  ],
  ["a request's end", { ...address, addressable_type: 'SERVICE_TRANSPORTATION', direction: 'TO' }, {}],
])('%s', (_name, given, problems) => {
  const codes = Object.entries(addressProblems(null, given)).map(([field, [first]]) => [field, first?.code]);
  expect(Object.fromEntries(codes)).toEqual(problems);
});

test('accepts a stored postal code until it or its country changes', () => {
  const old = { ...address, zip: 'PL 62' };
  expect(addressProblems(old, { ...old, street: 'Polna' })).toEqual({});
  expect(addressProblems(old, { ...old, zip: 'PL 63' })).toEqual({ zip: [{ code: 'postal_code' }] });
  expect(addressProblems(address, { ...address, country: 'DE' })).toEqual({ zip: [{ code: 'postal_code' }] });
});

test.each([
  ['62800', 'PL', '62-800'],
  ['62 800', 'PL', '62-800'],
  ['62800', 'FR', '62800'],
  ['1013 ab', 'NL', '1013 AB'],
  [null, 'PL', null],
  [undefined, 'PL', null],
])('stores the postal code %s of %s as %s', (zip, country, kept) => {
  expect(normalizeZip(zip, country)).toBe(kept);
});

test.each([
  ['PL', 'Europe/Warsaw'],
  ['NZ', 'Pacific/Auckland'],
  ['US', 'America/New_York'],
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['XX', undefined],
])('the time zone of %s is %s', (country, timeZone) => {
  expect(timeZoneOfCountry(country)).toBe(timeZone);
});

test('every country with inhabitants has a known time zone', () => {
  const withoutZone = Object.keys(getAlpha2Codes()).filter((country) => !isTimeZone(timeZoneOfCountry(country) ?? ''));
  // The islands Bouvet, and Heard and McDonald.
  expect(withoutZone.toSorted()).toEqual(['BV', 'HM']);
});

test.each(['+01:00', '', 'Europe/Kalisz', 'europe', '__proto__'])('refuses the time zone %j', (name) => {
  expect(isTimeZone(name)).toBe(false);
});

test.each([
  ['Europe/Warsaw', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Pacific/Auckland', '2026-11-21'],
])('the day in %s at half past eleven in UTC is %s', (timeZone, day) => {
  expect(dayInTimeZone(timeZone, new Date('2026-11-20T11:30:00Z'))).toBe(day);
});
