import type { Direction, Trashed } from '../contract.generated';
import type { SqlValue, TableScope } from './scope';
import { fieldPathOf } from './where';

/** One column of a list's `orderBy`. */
export interface OrderColumn {
  column: string;
  direction: Direction;
}

/** One expression of an ORDER BY clause. */
export interface OrderStep {
  sql: string;
  /** SQL of the value that `sql` is computed from. It is null when `sql` is. */
  value: string;
  direction: Direction | 'DESC NULLS LAST';
  nullable: boolean;
  /** The table whose column the expression orders by; absent if it is computed. */
  owner?: TableScope | undefined;
}

/**
 * Returns the expressions of an ORDER BY clause that sorts nulls last. The last expression is the id, so that pages
 * never overlap.
 */
export function orderStepsOf(
  scope: TableScope,
  order: readonly OrderColumn[],
  trashed: Trashed = 'WITHOUT',
): OrderStep[] {
  const named = withoutRepeatedColumns(order);
  const deletion = scope.shape.softDeletes && trashed !== 'WITH' ? 'deleted_at' : undefined;
  const steps = named
    // Without deleted rows, all rows are equal in `deleted_at`.
    .filter(({ column }) => column !== deletion || trashed === 'ONLY')
    .map(({ column, direction }): OrderStep => {
      const value = scope.value(fieldPathOf(column));
      const nullable = value.nullable && column !== deletion;
      return {
        sql: orderSql(value),
        value: value.sql,
        direction: nullable && direction === 'DESC' ? 'DESC NULLS LAST' : direction,
        nullable,
        owner: value.owner,
      };
    });
  if (named.some(({ column }) => column === 'id')) return steps;
  return [...steps, ...tieBreakersOf(scope, steps, named.at(-1)?.direction ?? 'ASC')];
}

/** Returns the direction of a step without its order of nulls. */
export function plainDirectionOf({ direction }: OrderStep): Direction {
  return direction === 'ASC' ? 'ASC' : 'DESC';
}

function orderSql({ sql, isText }: SqlValue): string {
  return isText ? `sort_key(${sql})` : sql;
}

/**
 * Returns the steps that order equal rows: the id, and before it the further keys of an index that begins with the other
 * steps, so that the index has the rows in order. They have the direction of the step before, because an index can be
 * scanned both ways.
 */
function tieBreakersOf(scope: TableScope, steps: readonly OrderStep[], direction: Direction): OrderStep[] {
  const step = (sql: string): OrderStep => ({ sql, value: sql, direction, nullable: false });
  const id = scope.column('id');
  const owner = steps[0]?.owner;
  const isUniform = steps.every((one) => one.owner === owner && plainDirectionOf(one) === direction);
  const keys = owner && isUniform ? shortestTieBreaker(owner, steps) : [];
  return [...keys.filter((key) => key !== id), id].map(step);
}

/** Returns the keys that follow the steps in an index, the index with the fewest such keys; none if there is no such index. */
function shortestTieBreaker(owner: TableScope, steps: readonly OrderStep[]): string[] {
  const tenant = owner.tenantColumnSql();
  const start = [...(tenant ? [tenant] : []), ...steps.map(({ sql }) => sql)].map((sql) => owner.unqualify(sql));
  const value = steps[0] && owner.unqualify(steps[0].value);
  const id = owner.unqualify(owner.column('id'));
  const endings = owner.shape.indexes.flatMap(({ keys, filled }) => {
    if (filled && filled !== value) return [];
    const end = keys.indexOf(id);
    return end >= start.length && start.every((key, place) => keys[place] === key)
      ? [keys.slice(start.length, end + 1)]
      : [];
  });
  const [shortest = []] = endings.toSorted((one, other) => one.length - other.length);
  return shortest.map((key) => owner.qualify(key));
}

/** Removes repetitions of a column, which do not change the order but cost the database time. */
function withoutRepeatedColumns(order: readonly OrderColumn[]): OrderColumn[] {
  const named = new Map<string, OrderColumn>();
  for (const step of order) if (!named.has(step.column)) named.set(step.column, step);
  return [...named.values()];
}
