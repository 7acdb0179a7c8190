import type { Operator } from '../contract.generated';
import { comparisonSql } from './comparison';
import { badRequestError } from './errors';
import { TableScope } from './scope';
import { relatedRowsSql, findToManyField } from './to-many';

/** A list's `where`. The comparison, every condition of `AND`, and at least one of `OR` must hold. */
export interface WhereCondition {
  column?: string | null;
  operator?: Operator | null;
  value?: unknown;
  AND?: readonly WhereCondition[] | null;
  OR?: readonly WhereCondition[] | null;
}

/** Returns the field path of a column of the contract: `profile.phone` for `profile__phone`. */
export function fieldPathOf(column: string): string {
  return column.replaceAll('__', '.');
}

/** Maximum number of conditions of one list, because each makes planning slower. */
const maxConditions = 100;

/**
 * Returns the SQL of a condition; undefined if the condition is empty.
 * @throws ContractError for a value that does not fit its column, or for too many conditions
 */
export function whereSql(scope: TableScope, where: WhereCondition): string | undefined {
  checkConditionCount(where);
  return groupSql(scope, where);
}

/** @throws ContractError for too many conditions */
export function checkConditionCount(where: WhereCondition): void {
  const conditions = countConditions(where);
  if (conditions > maxConditions)
    throw badRequestError(`A list takes at most ${maxConditions} conditions, got ${conditions}.`);
}

function countConditions(where: WhereCondition): number {
  return [...(where.AND ?? []), ...(where.OR ?? [])].reduce(
    (sum, inner) => sum + countConditions(inner),
    where.column ? 1 : 0,
  );
}

function groupSql(scope: TableScope, where: WhereCondition): string | undefined {
  const parts = [
    where.column ? conditionSql(scope, where.column, where) : undefined,
    ...(where.AND ?? []).map((inner) => groupSql(scope, inner)),
    orSql(
      scope,
      (where.OR ?? []).filter((inner) => !isEmpty(inner)),
    ),
  ];
  return joinConditions(parts, ' AND ');
}

function conditionSql(scope: TableScope, column: string, where: WhereCondition): string {
  const path = fieldPathOf(column);
  const field = scope.entity.fields[path];
  if (field?.kind !== 'any') return comparisonSql(scope.value(path), where, scope.context.parameters);
  const relation = findToManyField(scope.entity, field.relation);
  const other = new TableScope(relation.entity(), scope.context);
  const { none, operator } = existsConditionOf(where);
  const condition = joinConditions(
    field.paths.map((one) => comparisonSql(other.value(one), { ...where, operator }, scope.context.parameters)),
    ' OR ',
  );
  return `${none ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${relatedRowsSql(scope, relation, other, condition)})`;
}

/**
 * Converts a condition on a to-many column for EXISTS. A negative operator, such as NOT_IN, means that no related
 * record matches its positive counterpart; `none` is then true.
 */
function existsConditionOf({ operator, value }: WhereCondition): {
  none: boolean;
  operator: Operator | null | undefined;
} {
  switch (operator) {
    case 'EQ':
      return value === null ? { none: true, operator: 'IS_NOT_NULL' } : { none: false, operator };
    case 'NEQ':
      return value === null ? { none: false, operator: 'IS_NOT_NULL' } : { none: true, operator: 'EQ' };
    case 'NOT_LIKE':
      return { none: true, operator: 'LIKE' };
    case 'NOT_IN':
      return { none: true, operator: 'IN' };
    case 'NOT_BETWEEN':
      return { none: true, operator: 'BETWEEN' };
    case 'IS_NULL':
      return { none: true, operator: 'IS_NOT_NULL' };
    default:
      return { none: false, operator };
  }
}

/**
 * Returns the SQL of an OR. If a branch needs another table, each branch becomes a query of ids, so that PostgreSQL can
 * use an index for each.
 */
function orSql(scope: TableScope, branches: readonly WhereCondition[]): string | undefined {
  const ids = matchingIdsSql(scope, branches);
  return ids === undefined ? anySql(scope, branches) : `${scope.column('id')} IN (${ids})`;
}

/** Returns the SQL of a query for the ids of the rows that match a branch; undefined if no branch needs another table. */
export function matchingIdsSql(scope: TableScope, branches: readonly WhereCondition[]): string | undefined {
  if (branches.length < 2 || !branches.some((branch) => needsOtherTable(scope, branch))) return undefined;
  const selects = branches.map((branch) => {
    const own = new TableScope(scope.entity, scope.context);
    const condition = joinConditions([own.tenantCondition(), groupSql(own, branch)], ' AND ') ?? 'true';
    return `SELECT ${own.column('id')} FROM ${own.from()} WHERE ${condition}`;
  });
  return selects.join(' UNION ');
}

/** Returns the SQL of an OR that compares a row with each branch. For few rows this is quicker than queries of ids. */
export function anySql(scope: TableScope, branches: readonly WhereCondition[]): string | undefined {
  return joinConditions(
    branches.map((branch) => groupSql(scope, branch)),
    ' OR ',
  );
}

function joinConditions(parts: readonly (string | undefined)[], operator: ' AND ' | ' OR '): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length > 1 ? `(${given.join(operator)})` : given[0];
}

function isEmpty(where: WhereCondition): boolean {
  return !where.column && [...(where.AND ?? []), ...(where.OR ?? [])].every(isEmpty);
}

function needsOtherTable(scope: TableScope, where: WhereCondition): boolean {
  if (where.column && scope.needsOtherTable(fieldPathOf(where.column))) return true;
  return [...(where.AND ?? []), ...(where.OR ?? [])].some((inner) => needsOtherTable(scope, inner));
}
