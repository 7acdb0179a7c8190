import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractNames } from '../../../providers/data/contract.generated';
import { resources } from '../../../resources';

const beside = resources.flatMap(({ name, show }) =>
  show.related.flatMap((one) => ('resource' in one ? [{ ...one, host: name }] : [])),
);

it.each(beside.map((one) => [one.host, one.resource, one] as const))(
  'a record of %s has related lists of %s',
  (host, resource, { by, where, columns }) => {
    const other = resources.find(({ name }) => name === resource);
    const askable: readonly string[] = contractNames.lists[other?.api.list ?? '']?.where.split(' ') ?? [];
    expect(askable).toEqual(expect.arrayContaining([by, ...Object.keys(where ?? {})]));
    expect(columns.filter((path) => !other?.fields[path])).toEqual([]);
    for (const language of ['en', 'pl']) {
      const words = (area: string) => JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'));
      expect(words(host).related?.[resource] ?? words(resource).beside).toEqual({
        title: expect.any(String),
        empty: expect.any(String),
      });
    }
  },
);
