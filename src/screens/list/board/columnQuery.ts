import { keys } from '@refinedev/core';
import type { ResourceDefinition } from '../../../../resources/definition';
import type { BoardView } from '../../../../resources/list-views';
import { type ListQuery, queryOf } from '../query';
import { fieldAt, type ListState } from '../state';

/** Cards of a column that are asked at once. */
const cardsAtOnce = 25;

/** The values that are a board's columns, in their order. */
export function columnsOf(definition: ResourceDefinition, { by }: BoardView): readonly string[] {
  const field = fieldAt(definition, by);
  return field.type === 'enum' ? Object.keys(field.values) : [];
}

/** Whether the list's filters leave anything in a column. */
export function isMatched({ conditions }: ListState, { by }: BoardView, value: string): boolean {
  return conditions.every(({ field, values }) => field !== by || values.includes(value));
}

/** What a column asks: the list's own question, of its value alone. One that is folded wants the number and no card. */
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

/** Where the answers of a column are kept: among the resource's own, so that what is done to it asks them anew. */
export function columnKey({ name }: ResourceDefinition, asked: ListQuery): readonly unknown[] {
  const key: unknown[] = keys()
    .data('default')
    .resource(name)
    .action('infinite')
    .params({ ...asked })
    .get();
  return key;
}
