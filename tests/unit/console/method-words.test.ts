import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const schema = buildSchema(read('schema.graphql'), { assumeValidSDL: true });

/** Every method of the contract that a permission can allow. */
const methods = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

describe.each(['en', 'pl'])('what permissions allow, in words: %s', (language) => {
  const words: Record<string, string> = JSON.parse(read(`locales/${language}/methods.json`));

  test('no method of the contract is without them', () => {
    expect(methods.length).toBeGreaterThan(20);
    expect(methods.filter((method) => !words[method])).toEqual([]);
  });

  test('no two methods are said alike', () => {
    const said = Object.values(words);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });
});

test('Polish and English have words for the same methods, and not the same words', () => {
  const [english, polish]: Record<string, string>[] = ['en', 'pl'].map((language) =>
    JSON.parse(read(`locales/${language}/methods.json`)),
  );
  expect(Object.keys(polish ?? {})).toEqual(Object.keys(english ?? {}));
  expect(Object.entries(polish ?? {}).filter(([method, text]) => english?.[method] === text)).toEqual([]);
});
