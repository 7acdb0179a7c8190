import type { OrderStep } from './order';
import { type Scope, scopeOf } from './scope';
import { pathOf, type Where } from './where';

/**
 * Whether an index holds just the rows of these conditions, in this order. A page is then read off it, whatever values
 * are asked for; where rows are looked for or sorted, what is best depends on how many have the value.
 */
export function isReadOffIndex(scope: Scope, where: Where, order: readonly OrderStep[]): boolean {
  const { entity, shape, context, alias } = scope;
  if (entity.only || scopeOf(entity, context)) return false;
  const equal = equalsOf(where);
  const [first] = order;
  // An index is read either way, but has empty values at its end.
  if (!equal || equal.some((path) => scope.reaches(path)) || !first || first.direction === 'DESC NULLS LAST')
    return false;
  if (!order.every(({ direction }) => direction === first.direction)) return false;

  const bare = (sql: string) => sql.replaceAll(`${alias}.`, '');
  const held = new Set(
    [scope.ownTenant(), ...equal.map((path) => scope.value(path).sql)].flatMap((sql) => (sql ? [bare(sql)] : [])),
  );
  const read = order.map(({ sql }) => bare(sql));
  return shape.indexes.some(
    (keys) =>
      keys.slice(0, held.size).every((key) => held.has(key)) &&
      read.every((key, place) => keys[held.size + place] === key),
  );
}

/** Columns of conditions that are all equalities and must all hold; undefined for other conditions. */
function equalsOf(where: Where): string[] | undefined {
  if (where.OR && where.OR.length > 0) return undefined;
  const own = where.column ? [where.column] : [];
  if (where.column && (where.operator !== 'EQ' || where.value === null)) return undefined;
  const inner = (where.AND ?? []).map(equalsOf);
  return inner.includes(undefined) ? undefined : [...own.map(pathOf), ...inner.flatMap((columns) => columns ?? [])];
}
