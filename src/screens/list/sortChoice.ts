import { maxSortColumns, type SortColumn } from './state';

type Sort = readonly SortColumn[];

/**
 * Returns the order after a column is added to it, its direction is changed, or, when it was descending, it is removed.
 * A single column always stays.
 */
export function toggleSortColumn(sort: Sort, field: string): Sort {
  const present = sort.find((one) => one.field === field);
  if (!present) return [...sort.slice(0, maxSortColumns - 1), { field, direction: 'ASC' }];
  if (present.direction === 'ASC')
    return sort.map((one) => (one === present ? { field, direction: 'DESC' as const } : one));
  const others = sort.filter((one) => one !== present);
  return others.length > 0 ? others : [{ field, direction: 'ASC' }];
}

/** Returns the order with a column as its last one, unless it has the column or `maxSortColumns` already. */
export function addSortColumn(sort: Sort, field: string): Sort {
  return limitSort([...sort, { field, direction: 'ASC' }]);
}

/** Returns the order with another column in the place of one, in the same direction. */
export function replaceSortColumn(sort: Sort, replaced: string, field: string): Sort {
  return limitSort(sort.map((one) => (one.field === replaced ? { ...one, field } : one)));
}

/** Returns the order with the other direction of a column. */
export function reverseSortColumn(sort: Sort, field: string): Sort {
  return sort.map((one) =>
    one.field === field ? { field, direction: one.direction === 'ASC' ? 'DESC' : 'ASC' } : one,
  );
}

/** Returns the order without a column. A single column always stays. */
export function removeSortColumn(sort: Sort, field: string): Sort {
  const others = sort.filter((one) => one.field !== field);
  return others.length > 0 ? others : sort;
}

/** Returns the order with each column once, and at most `maxSortColumns`. */
export const limitSort = (sort: Sort): Sort =>
  sort.filter(({ field }, index) => sort.findIndex((one) => one.field === field) === index).slice(0, maxSortColumns);
