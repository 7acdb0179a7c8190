import type { Direction } from '../contract.generated';
import type { Scope } from './scope';
import { pathOf } from './where';

/** One step of an order. */
export interface Order {
  column: string;
  direction: Direction;
}

/** One step of an ORDER BY. */
export interface OrderStep {
  sql: string;
  direction: Direction | 'DESC NULLS LAST';
}

/**
 * The steps of an ORDER BY, as SQL. It ends with the id, in the direction of the last step, so that pages never
 * overlap and an index can be read either way. Empty values come last.
 */
export function orderSql(scope: Scope, order: readonly Order[]): OrderStep[] {
  const named = firstOfEach(order);
  const steps = named.map(({ column, direction }): OrderStep => {
    const value = scope.value(pathOf(column));
    return {
      sql: value.wording ? `sort_key(${value.sql})` : value.sql,
      direction: value.nullable && direction === 'DESC' ? 'DESC NULLS LAST' : direction,
    };
  });
  if (named.some(({ column }) => column === 'id')) return steps;
  return [...steps, { sql: scope.column('id'), direction: named.at(-1)?.direction ?? 'ASC' }];
}

/** A column that an order names again changes nothing in it, and costs the database all the same. */
function firstOfEach(order: readonly Order[]): Order[] {
  const named = new Map<string, Order>();
  for (const step of order) if (!named.has(step.column)) named.set(step.column, step);
  return [...named.values()];
}
