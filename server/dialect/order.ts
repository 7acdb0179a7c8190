import type { Direction } from '../contract.generated';
import type { Scope } from './scope';
import { pathOf } from './where';

/** One step of an order. */
export interface Order {
  column: string;
  direction: Direction;
}

/**
 * The steps of an ORDER BY, as SQL. It ends with the id, in the direction of the last step, so that pages never
 * overlap and an index can be read either way. Empty values come last.
 */
export function orderSql(scope: Scope, order: readonly Order[]): { sql: string; direction: string }[] {
  const steps = order.map(({ column, direction }) => {
    const value = scope.value(pathOf(column));
    return {
      sql: value.wording ? `sort_key(${value.sql})` : value.sql,
      direction: value.nullable && direction === 'DESC' ? 'DESC NULLS LAST' : direction,
    };
  });
  if (order.some(({ column }) => column === 'id')) return steps;
  return [...steps, { sql: scope.column('id'), direction: order.at(-1)?.direction ?? 'ASC' }];
}
