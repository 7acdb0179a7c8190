import type { Operator } from '../contract.generated';
import { comparison } from './comparison';
import { badRequest } from './errors';
import { Scope } from './scope';
import { recordsOf, toManyOf } from './to-many';

/** A condition, or a group of them, as every list's `where` has it. Everything given in one must hold. */
export interface Where {
  column?: string | null;
  operator?: Operator | null;
  value?: unknown;
  AND?: readonly Where[] | null;
  OR?: readonly Where[] | null;
}

/** Path of a field that a column of a contract's enum names: `profile__phone` is `profile.phone`. */
export function pathOf(column: string): string {
  return column.replace('__', '.');
}

/** Conditions of one list: planning a statement costs the database more with each. */
const mostConditions = 100;

/** SQL of a condition; undefined when it asks nothing. @throws ContractError for a value that does not fit. */
export function whereSql(scope: Scope, where: Where): string | undefined {
  const conditions = count(where);
  if (conditions > mostConditions)
    throw badRequest(`A list takes at most ${mostConditions} conditions, got ${conditions}.`);
  return sqlOf(scope, where);
}

function count(where: Where): number {
  return [...(where.AND ?? []), ...(where.OR ?? [])].reduce((sum, inner) => sum + count(inner), where.column ? 1 : 0);
}

function sqlOf(scope: Scope, where: Where): string | undefined {
  const parts = [
    where.column ? conditionOn(scope, where.column, where) : undefined,
    ...(where.AND ?? []).map((inner) => sqlOf(scope, inner)),
    anyOf(
      scope,
      (where.OR ?? []).filter((inner) => !isEmpty(inner)),
    ),
  ];
  return join(parts, ' AND ');
}

function conditionOn(scope: Scope, column: string, where: Where): string {
  const path = pathOf(column);
  const field = scope.entity.fields[path];
  if (field?.kind !== 'any') return comparison(scope.value(path), where, scope.context.parameters);
  const relation = toManyOf(scope.entity, field.relation);
  const other = new Scope(relation.entity(), scope.context);
  const { none, operator } = askOfAny(where);
  const condition = comparison(other.value(field.path), { ...where, operator }, scope.context.parameters);
  return `${none ? 'NOT ' : ''}EXISTS (SELECT 1 FROM ${recordsOf(scope, relation, other, condition)})`;
}

/** Of many records, a denial means that none of them is like that: the opposite is looked for, and must not be there. */
function askOfAny({ operator, value }: Where): { none: boolean; operator: Operator | null | undefined } {
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

/** One of these. Where one of several needs another table, ids are gathered branch by branch: each uses its index. */
function anyOf(scope: Scope, branches: readonly Where[]): string | undefined {
  if (branches.length < 2 || !branches.some((branch) => reaches(scope, branch))) {
    return join(
      branches.map((branch) => sqlOf(scope, branch)),
      ' OR ',
    );
  }
  const selects = branches.map((branch) => {
    const own = new Scope(scope.entity, scope.context);
    const condition = join([own.ofTenant(), sqlOf(own, branch)], ' AND ') ?? 'true';
    return `SELECT ${own.column('id')} FROM ${own.from()} WHERE ${condition}`;
  });
  return `${scope.column('id')} IN (${selects.join(' UNION ')})`;
}

function join(parts: readonly (string | undefined)[], word: ' AND ' | ' OR '): string | undefined {
  const given = parts.filter((part) => part !== undefined);
  return given.length > 1 ? `(${given.join(word)})` : given[0];
}

function isEmpty(where: Where): boolean {
  return !where.column && [...(where.AND ?? []), ...(where.OR ?? [])].every(isEmpty);
}

function reaches(scope: Scope, where: Where): boolean {
  if (where.column && scope.reaches(pathOf(where.column))) return true;
  return [...(where.AND ?? []), ...(where.OR ?? [])].some((inner) => reaches(scope, inner));
}
