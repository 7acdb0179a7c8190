import { describe, expect, test } from 'vitest';
import type { ChecklistRecordGroup } from '../../../src/fields/checklist/groups';
import { compareGrants, keepDifferences } from '../../../src/screens/compare/compareGrants';
import { formatComparisonQuery, parseComparisonQuery } from '../../../src/screens/compare/comparisonQuery';

const group = (name: string, ids: string, more: Partial<ChecklistRecordGroup> = {}): ChecklistRecordGroup => ({
  name,
  description: '',
  order: 1,
  visible: true,
  toggle: true,
  items: Array.from(ids, (id) => ({ id, title: id, methodLabels: [] })),
  ...more,
});
const groups = [
  group('Vehicles', 'ab'),
  group('Customers', 'c'),
  group('Operator', 'o', { visible: false }),
  group('Own account', 'x', { toggle: false }),
];

/** Compares records that grant the items with these one-letter ids. Returns each row as `a ✓–` or, if different, `a ✓– !`. */
function rowsOf(grants: readonly string[], filter = (all: ReturnType<typeof compareGrants>['groups']) => all) {
  const comparison = compareGrants(
    groups,
    grants.map((ids) => new Set(ids)),
  );
  const rows = filter(comparison.groups).flatMap(({ items }) =>
    items.map(
      ({ id, isGranted, isDifferent }) =>
        `${id} ${isGranted.map((is) => (is ? '✓' : '–')).join('')}${isDifferent ? ' !' : ''}`,
    ),
  );
  return { ...comparison, rows };
}

describe('a comparison of grants', () => {
  test.each([
    {
      name: 'two that differ',
      grants: ['a', 'ab'],
      rows: ['a ✓✓', 'b –✓ !', 'c ––', 'x ✓✓'],
      counts: [1, 2],
      differences: 1,
    },
    {
      name: 'two that agree',
      grants: ['c', 'c'],
      rows: ['a ––', 'b ––', 'c ✓✓', 'x ✓✓'],
      counts: [1, 1],
      differences: 0,
    },
    {
      name: 'none and all',
      grants: ['', 'abc'],
      rows: ['a –✓ !', 'b –✓ !', 'c –✓ !', 'x ✓✓'],
      counts: [0, 3],
      differences: 3,
    },
    {
      name: 'four',
      grants: ['a', 'a', 'a', 'abc'],
      rows: ['a ✓✓✓✓', 'b –––✓ !', 'c –––✓ !', 'x ✓✓✓✓'],
      counts: [1, 1, 1, 3],
      differences: 2,
    },
    // What everyone has is no difference, even if only one of the records lists it.
    {
      name: 'one that lists what everyone has',
      grants: ['a', 'ax'],
      rows: ['a ✓✓', 'b ––', 'c ––', 'x ✓✓'],
      counts: [1, 1],
      differences: 0,
    },
    {
      name: 'one with a hidden item',
      grants: ['o', ''],
      rows: ['a ––', 'b ––', 'c ––', 'o ✓– !', 'x ✓✓'],
      counts: [1, 0],
      differences: 1,
    },
    {
      name: 'one with an unknown item',
      grants: ['z', ''],
      rows: ['a ––', 'b ––', 'c ––', 'x ✓✓'],
      counts: [0, 0],
      differences: 0,
    },
  ])('shows $name', ({ grants, rows, counts, differences }) => {
    const comparison = rowsOf(grants);
    expect(comparison.rows).toEqual(rows);
    expect(comparison.grantedCounts).toEqual(counts);
    expect(comparison.differenceCount).toBe(differences);
  });

  test('counts hidden items as grantable only when a record has one', () => {
    expect(rowsOf(['a', 'b']).grantableCount).toBe(3);
    expect(rowsOf(['a', 'o']).grantableCount).toBe(4);
  });

  test('keeps only the rows and groups that differ', () => {
    expect(rowsOf(['a', 'ab'], keepDifferences).rows).toEqual(['b –✓ !']);
    expect(rowsOf(['a', 'a'], keepDifferences).rows).toEqual([]);
    expect(keepDifferences(rowsOf(['', 'c']).groups).map(({ name }) => name)).toEqual(['Customers']);
  });
});

describe('the URL of a comparison', () => {
  test.each([
    ['?ids=1,2', { ids: ['1', '2'], onlyDifferences: false }],
    ['?ids=2,1&show=differences', { ids: ['2', '1'], onlyDifferences: true }],
    ['', { ids: [], onlyDifferences: false }],
    ['?ids=1,1,,2', { ids: ['1', '2'], onlyDifferences: false }],
    ['?ids=1,2,3,4,5', { ids: ['1', '2', '3', '4'], onlyDifferences: false }],
    ['?ids=1,%3Cb%3E&show=all', { ids: ['1'], onlyDifferences: false }],
  ])('reads %j', (search, state) => {
    expect(parseComparisonQuery(search)).toEqual(state);
  });

  test.each([
    { ids: ['1', '2'], onlyDifferences: true },
    { ids: ['a-b'], onlyDifferences: false },
  ])('writes %j so that it is read again', (state) =>
    expect(parseComparisonQuery(formatComparisonQuery(state))).toEqual(state),
  );
});
