import { keys } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { BoardView } from '../../../../resources/list-views';
import { type ListQuery, queryOf } from '../query';
import { fieldAt, type ListState } from '../state';

/** Cards of a column that are asked at once. */
const cardsAtOnce = 25;

/** Returns the values that are columns of a board, in order. */
export function columnsOf(definition: ResourceDefinition, { by }: BoardView): readonly string[] {
  const field = fieldAt(definition, by);
  return field.type === 'enum' ? Object.keys(field.values) : [];
}

/** Returns whether the list's filters include a column. */
export function isMatched({ conditions }: ListState, { by }: BoardView, value: string): boolean {
  return conditions.every(({ field, values }) => field !== by || values.includes(value));
}

/** Returns the query of a column: the list's query for one value. A collapsed column fetches only the count. */
export function columnQuery(
  definition: ResourceDefinition,
  view: BoardView,
  state: ListState,
  value: string,
  folded: boolean,
): ListQuery {
  const { by, card, people, due } = view;
  const columns = [
    by,
    ...card.flatMap(({ fields }) => fields),
    ...(people ? [people] : []),
    ...(due ? [due.field] : []),
  ];
  const others = state.conditions.filter(({ field }) => field !== by);
  const conditions = [...others, { field: by, comparison: 'in' as const, values: [value] }];
  return { ...queryOf({ ...state, columns, conditions, page: 1 }, definition), size: folded ? 0 : cardsAtOnce };
}

/** Returns the query key of a column, below the resource's own so that changes invalidate it. */
export function columnKey({ name }: ResourceDefinition, asked: ListQuery): readonly unknown[] {
  const key: unknown[] = keys()
    .data('default')
    .resource(name)
    .action('infinite')
    .params({ ...asked })
    .get();
  return key;
}
