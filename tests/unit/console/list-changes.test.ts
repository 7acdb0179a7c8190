import { describe, expect, test } from 'vitest';
import { vehiclesResource } from '../../../resources/vehicles';
import {
  addSortColumn,
  removeSortColumn,
  replaceSortColumn,
  toggleSortColumn,
  reverseSortColumn,
} from '../../../src/screens/list/sortChoice';
import { replaceCondition, withoutItem } from '../../../src/screens/list/filterChoice';
import { defaultListState, orderedColumns } from '../../../src/screens/list/state';
import { countChangedRows } from '../../../src/screens/list/useLiveRows';
import { applyListStatePatch } from '../../../src/screens/list/useListState';

const onPageThree = { ...defaultListState(vehiclesResource), page: 3 };

describe('the page after a change of the list', () => {
  test.each([
    ['a search', { search: 'volvo' }],
    ['a filter', { conditions: [{ field: 'vin', comparison: 'empty' as const, values: [] }] }],
    ['deleted records', { trashed: 'WITH' as const }],
    ['another order', { sort: [{ field: 'year', direction: 'DESC' as const }] }],
  ])('is the first after %s', (_what, patch) => {
    expect(applyListStatePatch(onPageThree, patch).page).toBe(1);
  });

  test.each([
    ['columns', { columns: ['license'] }],
    ['density', { density: 'compact' as const }],
  ])('stays for other %s', (_what, patch) => {
    expect(applyListStatePatch(onPageThree, patch).page).toBe(3);
  });

  test('contains the previously first row when the size changes', () => {
    // The third page shows rows 51 to 75. A change of the page size must lead to the page that contains row 51.
    expect(applyListStatePatch(onPageThree, { size: 10 }).page).toBe(6);
    expect(applyListStatePatch(onPageThree, { size: 100 }).page).toBe(1);
  });
});

describe('the number of rows that new data would move', () => {
  test.each([
    ['none when all stand where they stood', ['a', 'b', 'c'], ['a', 'b', 'c'], 0],
    ['one that is new pushes one out', ['a', 'b', 'c'], ['x', 'a', 'b'], 1],
    ['one that is deleted pulls one in', ['a', 'b', 'c'], ['b', 'c', 'd'], 1],
    ['two that are new', ['a', 'b', 'c'], ['x', 'y', 'a'], 2],
    ['one that has changed its place', ['a', 'b', 'c'], ['b', 'c', 'a'], 1],
    ['one that was the last on a short page', ['a', 'b'], ['a'], 1],
    ['the first of an empty list', [], ['a'], 1],
  ])('%s', (_what, shown, fresh, news) => {
    expect(countChangedRows(shown, fresh)).toBe(news);
  });
});

describe('a column added to the order of rows', () => {
  const [year, license] = [
    { field: 'year', direction: 'ASC' as const },
    { field: 'license', direction: 'ASC' as const },
  ];
  const descending = (column: typeof year) => ({ ...column, direction: 'DESC' as const });

  test.each([
    ['comes last', [year], 'license', [year, license]],
    ['changes its direction', [year, license], 'license', [year, descending(license)]],
    ['is removed when it was descending', [year, descending(license)], 'license', [year]],
    ['stays as the only one', [descending(year)], 'year', [year]],
  ])('%s', (_what, sort, field, expected) => {
    expect(toggleSortColumn(sort, field)).toEqual(expected);
  });

  test('replaces the last of three', () => {
    const three = ['license', 'year', 'places'].map((field) => ({ field, direction: 'ASC' as const }));
    expect(toggleSortColumn(three, 'vin').map(({ field }) => field)).toEqual(['license', 'year', 'vin']);
  });
});

test('pinned columns come first', () => {
  expect(orderedColumns({ columns: ['license', 'year', 'vin'], pinned: ['vin'] })).toEqual(['vin', 'license', 'year']);
});

describe('the order of rows', () => {
  const sort = [
    { field: 'year', direction: 'DESC' as const },
    { field: 'license', direction: 'ASC' as const },
  ];
  const fieldsOf = (columns: ReturnType<typeof addSortColumn>) =>
    columns.map(({ field, direction }) => (direction === 'DESC' ? `-${field}` : field)).join();

  test.each([
    ['gets a column at its end', addSortColumn(sort, 'vin'), '-year,license,vin'],
    ['gets no column twice', addSortColumn(sort, 'year'), '-year,license'],
    ['gets no fourth column', addSortColumn(addSortColumn(sort, 'vin'), 'places'), '-year,license,vin'],
    ['keeps direction and place of a replaced column', replaceSortColumn(sort, 'year', 'vin'), '-vin,license'],
    ['has a column once when it replaces another', replaceSortColumn(sort, 'license', 'year'), '-year'],
    ['reverses one column', reverseSortColumn(sort, 'year'), 'year,license'],
    ['reverses it twice', reverseSortColumn(reverseSortColumn(sort, 'year'), 'year'), '-year,license'],
    ['loses a column', removeSortColumn(sort, 'year'), 'license'],
    ['keeps its only column', removeSortColumn(removeSortColumn(sort, 'year'), 'license'), 'license'],
  ])('%s', (_what, sorted, expected) => {
    expect(fieldsOf(sorted)).toBe(expected);
  });
});

describe('the conditions of a list', () => {
  const conditionOn = (field: string) => ({ field, comparison: 'empty' as const, values: [] });
  const [year, make, other] = [conditionOn('year'), conditionOn('make'), conditionOn('other')];

  test('lose the first one that equals the removed one', () => {
    expect(withoutItem([year, make, year], conditionOn('year'))).toEqual([make, year]);
    expect(withoutItem([year], other)).toEqual([year]);
  });

  test('keep an edited one at its place when others before it were removed meanwhile', () => {
    expect(replaceCondition([year, make], conditionOn('make'), other)).toEqual([year, other]);
    expect(replaceCondition([make], conditionOn('make'), other)).toEqual([other]);
  });

  test('get a new one at their end, and an edited one if it was removed meanwhile', () => {
    expect(replaceCondition([year], undefined, other)).toEqual([year, other]);
    expect(replaceCondition([year], make, other)).toEqual([year, other]);
  });
});
