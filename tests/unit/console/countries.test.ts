import { expect, test } from 'vitest';
import { countryOptions } from '../../../src/fields/countries';
import { findMatchingOptions } from '../../../src/ui/matchingOptions';

const found = (language: string, used: string[], typed: string) =>
  findMatchingOptions(countryOptions(language, used), typed).map(({ title }) => title);

test.each([
  ['the match at the beginning', 'en', [], 'pol', ['Poland', 'French Polynesia']],
  ['by name when the company uses none', 'pl', [], 'Pol', ['Polinezja Francuska', 'Polska']],
  ['the country that the company uses', 'pl', ['DE', 'PL'], 'Pol', ['Polska', 'Polinezja Francuska']],
  ['a used country below the matches at the beginning', 'en', ['PF'], 'pol', ['Poland', 'French Polynesia']],
  ['without diacritics', 'pl', [], 'wlo', ['Włochy']],
])('offers %s first', (_case, language, used, typed, titles) => {
  expect(found(language, used, typed).slice(0, titles.length)).toEqual(titles);
});

test('lists the six most used countries above all others, each once', () => {
  const options = countryOptions('en', ['PL', 'DE', 'XX', 'FR', 'CZ', 'LT', 'IT', 'ES']);
  const titles = options.map(({ title }) => title);
  expect(titles.slice(0, 7)).toEqual(['Poland', 'Germany', 'France', 'Czechia', 'Lithuania', 'Italy', 'Afghanistan']);
  expect(new Set(titles).size).toBe(titles.length);
  expect(options).toHaveLength(countryOptions('en').length);
});
