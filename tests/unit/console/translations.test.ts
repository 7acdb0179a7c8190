import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../providers/i18n/language';
import { resources } from '../../../resources';
import type { ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { valueAt } from '../../../src/fields/paths';

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

/** Returns the plural categories of a language, such as `one`, `few`, `many` and `other` for Polish. */
const formsOf = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;

const valueWords = (path: string, field: Field | undefined) =>
  field?.type === 'enum' && !field.names ? Object.keys(field.values).map((value) => `values.${path}.${value}`) : [];

const rowWords = (path: string, field: Field | undefined) =>
  field?.type === 'rows'
    ? ['one', 'add', 'empty', ...Object.keys(field.columns).map((column) => `columns.${column}`)].map(
        (word) => `rows.${path}.${word}`,
      )
    : [];

/**
 * Returns the keys of all texts that the screens of a resource need: `words` as they are, `counted` with a suffix for
 * each plural category.
 */
function needed(definition: ResourceDefinition): { words: string[]; counted: string[] } {
  const { fields, list, show, form, actions, api, locks = [], usedBy = [], consequences = [] } = definition;
  const sections = [...show.sections, ...form.sections];
  const words = [
    'title',
    'one',
    ...(definition.single ? [] : ['empty.title', 'empty.text']),
    ...(api.create ? ['create', 'createTitle', 'created'] : []),
    ...(definition.afterCreate ? ['createdOnly'] : []),
    ...(api.update ? ['saved'] : []),
    ...(api.delete ? ['delete.confirm', 'delete.done'] : []),
    ...(api.restore ? ['restore.done'] : []),
    ...Object.keys(fields).map((path) => `fields.${path}`),
    ...Object.entries(fields).flatMap(([path, field]) => valueWords(path, field)),
    ...sections.map(({ name }) => `sections.${name}`),
    ...sections.filter(({ sameAs }) => sameAs !== undefined).map(({ name }) => `sameAs.${name}`),
    ...(form.warnings ?? []).map(({ name }) => `warnings.${name}`),
    ...Object.entries(fields).flatMap(([path, field]) => rowWords(path, field)),
    ...Object.values(fields).flatMap((field) =>
      field?.type === 'facts' ? field.names.map((each) => `facts.${each}`) : [],
    ),

    ...locks.map(({ name }) => `locks.${name}`),
    ...(usedBy.length > 0 ? ['usedBy.title'] : []),
    ...consequences.map(({ name }) => `consequences.${name}.one`),
    ...list.presets.map(({ name }) => `presets.${name}`),
    ...actions.flatMap(({ name, confirm, typed, fields: inputFields }) => [
      `actions.${name}.title`,
      `actions.${name}.done`,
      ...((confirm ?? typed ?? inputFields) ? [`actions.${name}.confirm`] : []),
      ...(typed ? [`actions.${name}.text`] : []),
      ...Object.keys(inputFields ?? {}).map((path) => `actions.${name}.fields.${path}`),
      ...Object.entries(inputFields ?? {}).flatMap(([path, field]) => valueWords(`actions.${name}.${path}`, field)),
    ]),
    ...show.related
      .filter((one) => 'field' in one)
      .flatMap(({ field, columns }) => [
        `related.${field}.title`,
        `related.${field}.empty`,
        ...Object.keys(columns).map((column) => `related.${field}.columns.${column}`),
        ...Object.entries(columns).flatMap(([column, kind]) => valueWords(`${field}.${column}`, kind)),
      ]),
  ];
  const counted = [
    ...usedBy.map((use) => `usedBy.${use.list}`),
    ...consequences.map(({ name }) => `consequences.${name}.text`),
    ...(api.delete ? ['delete.confirmMany', 'delete.doneMany'] : []),
    ...(api.restore ? ['restore.confirmMany', 'restore.doneMany'] : []),
    ...actions
      .filter(({ bulk }) => bulk)
      .flatMap(({ name }) => [`actions.${name}.confirmMany`, `actions.${name}.doneMany`]),
  ];
  return { words, counted };
}

describe.each(resources.map((definition) => [definition.name, definition] as const))(
  'texts of %s',
  (name, definition) => {
    const { words, counted } = needed(definition);

    test.each(languages)('are complete: %s', (language) => {
      const file = wordsOf(language, name);
      const keys = [...words, ...counted.flatMap((key) => formsOf(language).map((form) => `${key}_${form}`))];
      expect(keys.filter((key) => typeof valueAt(file, key) !== 'string')).toEqual([]);
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
