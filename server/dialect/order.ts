import type { Direction } from '../contract.generated';
import type { TableScope } from './scope';
import { fieldPathOf } from './where';

/** One column of a list's `orderBy`. */
export interface OrderColumn {
  column: string;
  direction: Direction;
}

/** One expression of an ORDER BY clause. */
export interface OrderStep {
  sql: string;
  direction: Direction | 'DESC NULLS LAST';
}

/**
 * Returns the expressions of an ORDER BY clause that sorts nulls last. The last expression is the id, so that pages
 * never overlap. The id has the direction of the column before it, so that one index serves both directions.
 */
export function orderStepsOf(scope: TableScope, order: readonly OrderColumn[]): OrderStep[] {
  const named = withoutRepeatedColumns(order);
  const steps = named.map(({ column, direction }): OrderStep => {
    const value = scope.value(fieldPathOf(column));
    return {
      sql: value.isText ? `sort_key(${value.sql})` : value.sql,
      direction: value.nullable && direction === 'DESC' ? 'DESC NULLS LAST' : direction,
    };
  });
  if (named.some(({ column }) => column === 'id')) return steps;
  return [...steps, { sql: scope.column('id'), direction: named.at(-1)?.direction ?? 'ASC' }];
}

/** Removes repetitions of a column, which do not change the order but cost the database time. */
function withoutRepeatedColumns(order: readonly OrderColumn[]): OrderColumn[] {
  const named = new Map<string, OrderColumn>();
  for (const step of order) if (!named.has(step.column)) named.set(step.column, step);
  return [...named.values()];
}
