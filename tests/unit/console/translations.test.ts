import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../providers/i18n/language';
import { resources } from '../../../resources';
import { valueAt } from '../../../src/fields/paths';
import { formsOf, missingTextsOf } from './needed-texts';

function wordsOf(language: string, area: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../locales/${language}/${area}.json`, import.meta.url), 'utf8'));
}

/** Returns the URLs of all files in a folder and its subfolders. */
function sourceFiles(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? sourceFiles(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)],
  );
}

/** Returns the texts of a parsed locale file by their dotted keys, such as `fields.license`. */
function flat(words: unknown, prefix = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[prefix, words]]);
  const entries = typeof words === 'object' && words !== null ? Object.entries(words) : [];
  return new Map(entries.flatMap(([key, value]) => [...flat(value, prefix === '' ? key : `${prefix}.${key}`)]));
}

describe.each(resources.map((definition) => [definition.name, definition] as const))(
  'texts of %s',
  (name, definition) => {
    test.each(languages)('are complete: %s', (language) => {
      expect(missingTextsOf(definition, language, wordsOf(language, name))).toEqual([]);
    });
  },
);

const currencies = ['EUR', 'PLN', 'CZK', 'SEK', 'GBP', 'CHF', 'USD'];

/** English texts that may be the same in another language. */
const alike = new Set(
  [
    ['Waybill', 'Google', 'Microsoft', 'English', 'Polski', '{{page}} · Waybill'],
    ['Administrator', 'E-mail', 'Logo', 'Model', 'Status', 'Transport {{number}}', 'VAT {{rate, number}}%'],
    ['kg', '{{weight, number}} kg', 'VAT {{rate}}', 'Start', 'Enterprise'],
    ['CSV', 'Excel (XLSX)', 'Format', 'Separator', 'Push'],
    currencies,
  ].flat(),
);

/** Returns whether a text contains no letter besides its placeholders. */
const isWordless = (text: string) => !/\p{Letter}/u.test(text.replace(/\{\{.*?\}\}/g, ''));

/** Returns the names of a language's locale files. Another language may lack files that English has. */
const areasOf = (language: string) =>
  readdirSync(new URL(`../../../locales/${language}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, '').replaceAll('\\', '/'));

const translations = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => areasOf(language).map((area) => [area, language] as const));

test('has one folder per listed language', () => {
  const folders = readdirSync(new URL('../../../locales/', import.meta.url), { withFileTypes: true });
  const named = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(named.toSorted()).toEqual([...languages].toSorted());
});

test('has every English file in Polish, too', () => {
  expect(areasOf('pl').toSorted()).toEqual(areasOf('en').toSorted());
});

describe.each(translations)('texts of %s: %s and English', (area, language) => {
  const [english, translated] = [flat(wordsOf('en', area)), flat(wordsOf(language, area))];
  const singular = (key: string) => key.replace(/_(zero|one|few|many|other)$/, '');

  test('have the same keys', () => {
    const keys = (words: Map<string, string>) => [...new Set(Array.from(words.keys(), singular))].toSorted();
    expect(keys(translated)).toEqual(keys(english));
  });

  test('differ', () => {
    const same = [...translated].filter(
      ([key, text]) => english.get(key) === text && !alike.has(text) && !isWordless(text),
    );
    expect(same).toEqual([]);
  });

  test('have every plural form of their language', () => {
    for (const [spoken, words] of [
      ['en', english],
      [language, translated],
    ] as const) {
      const counted = new Set([...words.keys()].filter((key) => singular(key) !== key).map(singular));
      const absent = [...counted]
        .flatMap((key) => formsOf(spoken).map((form) => `${key}_${form}`))
        .filter((key) => !words.has(key));
      expect(absent).toEqual([]);
    }
  });

  test('have the same placeholders', () => {
    const inserted = (text = '') =>
      [...text.matchAll(/\{\{(\w+)/g)].map(([, what = '']) => what).toSorted((a, b) => a.localeCompare(b));
    // A singular form may contain the number in one language and a word such as "once" in another, so its placeholders
    // may also be those of the English plural form.
    const forms = (key: string) => [key, `${singular(key)}_other`].flatMap((form) => english.get(form) ?? []);
    const wrong = [...translated].filter(
      ([key, text]) => !forms(key).some((form) => inserted(form).join() === inserted(text).join()),
    );
    expect(wrong).toEqual([]);
  });
});

test('has every engine text that a screen uses', () => {
  const files = sourceFiles(new URL('../../../src/', import.meta.url));
  const named = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/['`]engine:([\w.]+\w)['`]/g), ([, key = '']) => key),
  );
  const words = wordsOf('en', 'engine');
  const known = (key: string) => [key, `${key}_other`].some((one) => valueAt(words, one) !== null);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((key) => !known(key))).toEqual([]);
});
