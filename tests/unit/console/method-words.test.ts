import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const schema = buildSchema(read('schema.graphql'), { assumeValidSDL: true });

/** Names of all methods of the contract, each of which a permission can allow. */
const methods = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

describe.each(['en', 'pl'])('texts of methods: %s', (language) => {
  const words: Record<string, string> = JSON.parse(read(`locales/${language}/methods.json`));

  test('exist for every method of the contract', () => {
    expect(methods.length).toBeGreaterThan(20);
    expect(methods.filter((method) => !words[method])).toEqual([]);
  });

  test('are unique', () => {
    const titles = Object.values(words);
    expect(titles.filter((text, index) => titles.indexOf(text) !== index)).toEqual([]);
  });
});

test('covers the same methods in Polish and English with different texts', () => {
  const [english, polish]: Record<string, string>[] = ['en', 'pl'].map((language) =>
    JSON.parse(read(`locales/${language}/methods.json`)),
  );
  expect(Object.keys(polish ?? {})).toEqual(Object.keys(english ?? {}));
  expect(Object.entries(polish ?? {}).filter(([method, text]) => english?.[method] === text)).toEqual([]);
});
