import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { fieldKindOf } from '../../../src/fields';
import { filterComparisonsOf } from '../../../src/fields/conditions';
import { rowPathOf } from '../../../src/screens/list/query';
import { definedFieldAt } from '../../../src/screens/list/state';

/** Why the list query compares no such column, by the column's path. */
const notCompared: Readonly<Record<string, string>> = {
  'tariff.name': 'translated by the console; a company has few payments and offers',
  breaks_leg_rules: 'computed by the rules of legs, which are no SQL',
};

const columns = resources.flatMap((definition) =>
  definition.ownPage ? [] : definition.list.columns.map(({ field }) => [definition.name, field, definition] as const),
);

test.each(columns)('the list of %s can be filtered by its column %s, or says why not', (_name, path, definition) => {
  const { comparisons } = fieldKindOf(definedFieldAt(definition, path)).filter;
  const isOffered = definition.list.filters.includes(path);
  expect(isOffered || comparisons.length === 0 || path in notCompared).toBe(true);
});

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Returns whether the contract lets a list return no value at a path. */
function mayBeEmpty(list: string, path: string): boolean {
  const page = getNamedType(schema.getQueryType()?.getFields()[list]?.type);
  let type = isObjectType(page) ? getNamedType(page.getFields().data?.type) : undefined;
  return path.split('.').some((name) => {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    type = field && getNamedType(field.type);
    return field !== undefined && (!isNonNullType(field.type) || isListType(getNullableType(field.type)));
  });
}

/** Fields that the contract lets be empty, and the console's rules do not: counts and sums are 0. */
const neverEmpty = new Set([
  'users roles',
  'customers statistic.requests',
  'customers statistic.open',
  'users statistic.requests',
  'users statistic.routes',
  'users statistic.tasks',
  'users statistic.tasks_done',
  'users rates.count',
  'service_transportations statistic.weight',
]);

test('a list is filtered for empty values of each field that may be empty', () => {
  const missing = resources.flatMap((definition) =>
    definition.list.filters.filter((path) => {
      const field = definedFieldAt(definition, path);
      const isKnown = field.required || neverEmpty.has(`${definition.name} ${path}`);
      const canBe = !isKnown && mayBeEmpty(definition.api.list, rowPathOf(definition, path));
      return canBe && !filterComparisonsOf(field).includes('empty');
    }),
  );
  expect(missing).toEqual([]);
});
