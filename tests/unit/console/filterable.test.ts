import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { fieldKindOf } from '../../../src/fields';
import { definedFieldAt } from '../../../src/screens/list/state';

/** Why the list query compares no such column, by the column's path. */
const notCompared: Readonly<Record<string, string>> = {
  'statistic.weight': 'summed from the cargo of a page’s rows',
  'statistic.requests': 'counted for the rows of a page',
  'statistic.open': 'counted for the rows of a page',
  'statistic.routes': 'counted for the rows of a page',
  'statistic.tasks': 'counted for the rows of a page',
  'statistic.tasks_done': 'counted for the rows of a page',
  'rates.average': 'averaged for the rows of a page',
  'rates.count': 'counted for the rows of a page',
  'tariff.name': 'translated by the console; a company has few payments and offers',
  'address.street': 'no index has it, and a search through all customers reads too much',
  breaks_leg_rules: 'computed from the legs, for the rows of a page',
  media_upload_enabled: 'of a million tasks; no index has it',
};

const columns = resources.flatMap((definition) =>
  definition.ownPage ? [] : definition.list.columns.map(({ field }) => [definition.name, field, definition] as const),
);

test.each(columns)('the list of %s can be filtered by its column %s, or says why not', (_name, path, definition) => {
  const { comparisons } = fieldKindOf(definedFieldAt(definition, path)).filter;
  const isOffered = definition.list.filters.includes(path);
  expect(isOffered || comparisons.length === 0 || path in notCompared).toBe(true);
});
