import { type OrderStep, plainDirectionOf } from './order';
import { type TableScope, rowPolicyOf } from './scope';
import type { TableIndex } from './table';
import { fieldPathOf, type WhereCondition } from './where';

/**
 * Returns whether an index sorts the rows that match these conditions in this order. PostgreSQL then scans the index
 * for all parameter values, so the plan can be cached. The best plan of other lists depends on how many rows match.
 */
export function canUseIndexScan(scope: TableScope, where: WhereCondition, order: readonly OrderStep[]): boolean {
  return indexesInOrder(scope, where, order).length > 0;
}

/**
 * Returns whether such an index also has the values that a LIKE condition on these paths compares, so that PostgreSQL
 * finds the rows without reading a table.
 */
export function hasIndexWithColumns(
  scope: TableScope,
  where: WhereCondition,
  order: readonly OrderStep[],
  paths: readonly string[],
): boolean {
  if (scope.entity.deletedWith || paths.some((path) => scope.needsOtherTable(path))) return false;
  const columns = paths.map((path) => scope.value(path)).map(({ names, sql }) => scope.unqualify(names ?? sql));
  return indexesInOrder(scope, where, order).some(({ keys }) => columns.every((column) => keys.includes(column)));
}

/** Returns the indexes that sort the rows that match these conditions in this order. */
function indexesInOrder(scope: TableScope, where: WhereCondition, order: readonly OrderStep[]): readonly TableIndex[] {
  const { entity, shape, context } = scope;
  if (entity.only || rowPolicyOf(entity, context)) return [];
  const equal = equalityColumns(where);
  const [first, ...others] = order;
  if (!equal || equal.some((path) => scope.needsOtherTable(path)) || !first) return [];
  // An index can be scanned in both directions. Nulls of the first column are read by a scan of their own (`pageSql`).
  const direction = plainDirectionOf(first);
  if (!others.every((step) => step.direction === direction)) return [];

  const bare = (sql: string) => scope.unqualify(sql);
  const held = new Set(
    [scope.tenantColumnSql(), ...equal.map((path) => scope.value(path).sql)].flatMap((sql) => (sql ? [bare(sql)] : [])),
  );
  const read = order.map(({ sql }) => bare(sql));
  return shape.indexes.filter(
    ({ keys, filled }) =>
      (filled === undefined || filled === bare(first.value)) &&
      keys.slice(0, held.size).every((key) => held.has(key)) &&
      read.every((key, place) => keys[held.size + place] === key),
  );
}

/**
 * Returns whether these conditions match one record by its id. PostgreSQL then reads the primary key for all parameter
 * values, so the plan can be cached: planning the many relations of a record's page takes longer than reading them.
 */
export function findsById(where: WhereCondition): boolean {
  return equalityColumns(where)?.includes('id') === true;
}

/**
 * Returns the columns of rare marks that the rows of these conditions have, such as the mark of requests that are expected
 * late. An index of their own has these rows.
 */
export function rareMarksOf(
  { shape }: Pick<TableScope, 'shape'>,
  { column, operator, value, AND }: WhereCondition,
): string[] {
  const isMark = operator === 'EQ' && value === true && shape.rareIndexes.some((index) => index.column === column);
  const inner = (AND ?? []).flatMap((condition) => rareMarksOf({ shape }, condition));
  return isMark && column ? [column, ...inner] : inner;
}

/** Returns whether an index of only the rows with one of these marks sorts them in this order. */
export function canScanRareIndex(scope: TableScope, marks: readonly string[], order: readonly OrderStep[]): boolean {
  if (new Set(order.map(plainDirectionOf)).size > 1) return false;
  const tenant = scope.tenantColumnSql();
  const read = [...(tenant ? [tenant] : []), ...order.map(({ sql }) => sql)].map((sql) => scope.unqualify(sql));
  return scope.shape.rareIndexes.some(
    ({ column, keys }) => marks.includes(column) && read.every((key, place) => keys[place] === key),
  );
}

/** Returns the columns of a condition that consists only of equalities joined by AND; undefined for others. */
function equalityColumns(where: WhereCondition): string[] | undefined {
  if (where.OR && where.OR.length > 0) return undefined;
  const own = where.column ? [where.column] : [];
  if (where.column && !isEquality(where)) return undefined;
  const inner = (where.AND ?? []).map(equalityColumns);
  return inner.includes(undefined)
    ? undefined
    : [...own.map(fieldPathOf), ...inner.flatMap((columns) => columns ?? [])];
}

function isEquality({ operator, value }: WhereCondition): boolean {
  return operator === 'IN' ? Array.isArray(value) && value.length === 1 : operator === 'EQ' && value !== null;
}
