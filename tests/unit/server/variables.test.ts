import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { variablesSchema } from '../../../server/config/variables';

const { properties = {} } = z.toJSONSchema(variablesSchema, { io: 'input' });

/** Rows of the README's table of environment variables: in each, the names and defaults that are formatted as code. */
const rows = readFileSync('README.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| `[A-Z]/.test(line))
  .map((line) => line.split('|').slice(1, -1))
  .map(([names = '', , usual = '']) => ({ names: codeIn(names), defaults: codeIn(usual) }));

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function defaultOf(name: string): string[] {
  const property = properties[name];
  return typeof property === 'object' && property.default !== undefined
    ? [JSON.stringify(property.default).replaceAll('"', '')]
    : [];
}

describe("the README's table of variables", () => {
  it('names every variable once, and no other', () => {
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(Object.keys(properties).toSorted());
  });

  it.each(rows)('has the defaults of the row of $names.0', ({ names, defaults }) => {
    expect(defaults).toEqual(expect.arrayContaining(names.flatMap(defaultOf)));
  });
});
