import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { CalendarView, Window } from '../../../../resources/list-views';
import { valueAt } from '../../../fields/paths';
import { columnOf, type ListQuery, orderColumnOf, queryOf } from '../query';
import type { ListState } from '../state';
import type { Row } from '../useList';
import type { Bar } from './layout';

/** Rows that are asked for at once, and how often: more than that no month can be read with. */
export const rowsAtOnce = 100;
export const mostPages = 5;

/** One window of one row. */
export interface WindowBar extends Bar {
  row: Row;
  window: Window;
}

/** What a calendar asks: the list's own question, of rows with a window that touches these days. */
export function calendarQuery(
  definition: ResourceDefinition,
  { windows, bar }: CalendarView,
  state: ListState,
  from: string,
  to: string,
): ListQuery {
  const days = windows.flatMap((window) => [window.from, window.to]);
  const asked = queryOf({ ...state, columns: [...bar, ...days], page: 1 }, definition);
  const [first] = windows;
  const order = first && orderColumnOf(definition, first.from);
  return {
    ...asked,
    filters: [...asked.filters, ...touching(definition, windows, from, to)],
    sorters: order ? [{ field: order, order: 'asc' }] : asked.sorters,
    size: rowsAtOnce,
  };
}

/**
 * A window touches the days when one of its ends is not after them, and one not before them: so one that has but one
 * end counts as a day. Any window will do; said as all of several groups of which any holds, because a list takes no
 * deeper ones.
 */
function touching(definition: ResourceDefinition, windows: readonly Window[], from: string, to: string): CrudFilter[] {
  const halves = windows.map((window): LogicalFilter[][] => {
    const ends = [window.from, window.to].map((path) => columnOf(definition, path));
    return [
      ends.map((field) => ({ field, operator: 'lte', value: to })),
      ends.map((field) => ({ field, operator: 'gte', value: from })),
    ];
  });
  const groups = halves.reduce<LogicalFilter[][]>(
    (all, half) => all.flatMap((group) => half.map((one) => [...group, ...one])),
    [[]],
  );
  return groups.map((value) => ({ operator: 'or', value }));
}

/** The windows of rows that have any day, as bars. */
export function barsOf(definition: ResourceDefinition, { windows }: CalendarView, rows: readonly Row[]): WindowBar[] {
  return rows.flatMap((row) =>
    windows.flatMap((window) => {
      const [begin, end] = [window.from, window.to].map((path) => valueAt(row, columnOf(definition, path)));
      const [from, to] = [begin ?? end, end ?? begin];
      return typeof from === 'string' && typeof to === 'string'
        ? [{ key: `${row.id} ${window.name}`, from, to, row, window }]
        : [];
    }),
  );
}
