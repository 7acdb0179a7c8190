import { expect, test } from 'vitest';
import { addressProblems } from '../../../server/areas/geography/rules';

const address = { country: 'PL', city: 'Kalisz', street: 'Wrocławska', house_number: '12a', zip: '62-800' };

test.each([
  ['nothing with a country and a city', { country: 'PL', city: 'Kalisz' }, {}],
  ['nothing with a whole address', address, {}],
  ['a country that is none', { ...address, country: 'XX' }, { country: 'country' }],
  ['a country in small letters', { ...address, country: 'pl' }, { country: 'country' }],
  ['a name that every object has', { ...address, country: '__proto__' }, { country: 'country' }],
  ['neither country nor city', { street: 'Wrocławska', country: null }, { country: 'required', city: 'required' }],
  // PostgreSQL cannot keep an index entry of more than 2,700 bytes.
  ['a city longer than an index can hold', { ...address, city: 'Ż'.repeat(3000) }, { city: 'too_long' }],
  ['a postal code that is too long', { ...address, zip: '62-800 Kalisz' }, { zip: 'too_long' }],
])('%s', (_name, given, problems) => {
  const told = Object.entries(addressProblems(given)).map(([field, [first]]) => [field, first?.code]);
  expect(Object.fromEntries(told)).toEqual(problems);
});
