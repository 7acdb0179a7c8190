import type { DayContext } from '../../../fields/periods';
import { keys } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { FilterCondition } from '../../../../resources/fields';
import type { BoardView } from '../../../../resources/list-views';
import { listFilters, type ListQuery, listQueryOf } from '../query';
import { definedFieldAt, type ListState, noFilter } from '../state';

/** Number of cards of a column that one request fetches. */
const columnPageSize = 25;

/** Returns the values of the board's field in the order of its columns. */
export function boardColumnValues(definition: ResourceDefinition, { by }: BoardView): readonly string[] {
  const field = definedFieldAt(definition, by);
  return field.type === 'enum' ? Object.keys(field.values) : [];
}

/** Returns whether the list's filters allow the value of a column. */
export function isColumnMatched({ match, conditions }: ListState, { by }: BoardView, value: string): boolean {
  // With alternatives, a card of any column may match another condition.
  return match === 'any' || conditions.every(({ field, values }) => field !== by || values.includes(value));
}

/** Returns the query of a column: the list's query for one value. A collapsed column fetches only the number of its rows. */
export function boardColumnQuery(
  definition: ResourceDefinition,
  view: BoardView,
  state: ListState,
  { value, folded, days }: { value: string; folded: boolean; days: DayContext },
): ListQuery {
  const { by, card, mark, people, due } = view;
  const columns = [
    by,
    ...card.flatMap(({ fields }) => fields),
    ...(mark ? [mark] : []),
    ...(people ? [people] : []),
    ...(due ? [due.field] : []),
  ];
  const column: FilterCondition = { field: by, comparison: 'in', values: [value] };
  const isAny = state.match === 'any';
  const conditions = isAny ? state.conditions : [...state.conditions.filter(({ field }) => field !== by), column];
  const query = listQueryOf({ ...state, columns, conditions, page: 1 }, definition, days);
  return {
    ...query,
    filters: isAny
      ? [...query.filters, ...listFilters({ ...noFilter, conditions: [column] }, definition, days)]
      : query.filters,
    size: folded ? 0 : columnPageSize,
  };
}

/**
 * Returns the query key of a column. The key starts with that of the resource, so that invalidating the resource also
 * invalidates the column.
 */
export function boardColumnQueryKey({ name }: ResourceDefinition, query: ListQuery): readonly unknown[] {
  const key: unknown[] = keys()
    .data('default')
    .resource(name)
    .action('infinite')
    .params({ ...query })
    .get();
  return key;
}
