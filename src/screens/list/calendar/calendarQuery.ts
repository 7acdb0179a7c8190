import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { CalendarView, DayRange } from '../../../../resources/list-views';
import type { DayContext } from '../../../fields/periods';
import { valueAt } from '../../../fields/paths';
import { rowPathOf, type ListQuery, orderColumnOf, listQueryOf } from '../query';
import type { ListState } from '../state';
import type { ListRow } from '../useList';
import type { RangeBar } from './layout';

/** Number of rows per page, and largest number of pages, that a calendar fetches: it shows at most 500 rows. */
export const calendarPageSize = 100;
export const maxCalendarPages = 5;

/** A bar of the calendar: one date range of a row, such as its loading days. */
export interface RowBar extends RangeBar {
  row: ListRow;
  window: DayRange;
}

/** Returns the query of a calendar: the list's query, restricted to rows with a date range in these days. */
export function calendarQuery(
  definition: ResourceDefinition,
  { windows, bar }: CalendarView,
  state: ListState,
  { from, to, days }: { from: string; to: string; days: DayContext },
): ListQuery {
  const fields = windows.flatMap((window) => [window.from, window.to]);
  const listQuery = listQueryOf({ ...state, columns: [...bar, ...fields], page: 1 }, definition, days);
  const [first] = windows;
  const order = first && orderColumnOf(definition, first.from);
  return {
    ...listQuery,
    filters: [...listQuery.filters, ...overlapFilters(definition, windows, from, to)],
    sorters: order ? [{ field: order, order: 'asc' }] : listQuery.sorters,
    size: calendarPageSize,
  };
}

/**
 * Returns the filters for rows with at least one date range that overlaps the days. A range with only one end counts
 * as one day. The filters are an AND of ORs, because a list query does not accept deeper groups.
 */
function overlapFilters(
  definition: ResourceDefinition,
  windows: readonly DayRange[],
  from: string,
  to: string,
): CrudFilter[] {
  const overlapConditions = windows.map((window): LogicalFilter[][] => {
    const ends = [window.from, window.to].map((path) => rowPathOf(definition, path));
    return [
      ends.map((field) => ({ field, operator: 'lte', value: to })),
      ends.map((field) => ({ field, operator: 'gte', value: from })),
    ];
  });
  const groups = overlapConditions.reduce<LogicalFilter[][]>(
    (all, half) => all.flatMap((group) => half.map((one) => [...group, ...one])),
    [[]],
  );
  return groups.map((value) => ({ operator: 'or', value }));
}

/** Returns the date ranges of rows as bars. Leaves out ranges without any date. */
export function barsOfRows(
  definition: ResourceDefinition,
  { windows }: CalendarView,
  rows: readonly ListRow[],
): RowBar[] {
  return rows.flatMap((row) =>
    windows.flatMap((window) => {
      const [begin, end] = [window.from, window.to].map((path) => valueAt(row, rowPathOf(definition, path)));
      const [from, to] = [begin ?? end, end ?? begin];
      return typeof from === 'string' && typeof to === 'string'
        ? [{ key: `${row.id} ${window.name}`, from, to, row, window }]
        : [];
    }),
  );
}
