import type { Operator } from '../contract.generated';
import { badRequest } from './errors';
import { Scope, type Value } from './scope';

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

/** SQL of a condition; undefined when it asks nothing. @throws ContractError for a value that does not fit. */
export function whereSql(scope: Scope, where: Where): string | undefined {
  const parts = [
    where.column ? comparison(scope, where.column, where) : undefined,
    ...(where.AND ?? []).map((inner) => whereSql(scope, inner)),
    anyOf(scope, (where.OR ?? []).filter((inner) => !isEmpty(inner))),
  ];
  return join(parts, ' AND ');
}

/** One of these. Where one of several needs another table, ids are gathered branch by branch: each uses its index. */
function anyOf(scope: Scope, branches: readonly Where[]): string | undefined {
  if (branches.length < 2 || !branches.some((branch) => reaches(scope, branch))) {
    return join(branches.map((branch) => whereSql(scope, branch)), ' OR ');
  }
  const selects = branches.map((branch) => {
    const own = new Scope(scope.entity, scope.context);
    const condition = join([own.ofTenant(), whereSql(own, branch)], ' AND ') ?? 'true';
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

function comparison(scope: Scope, column: string, condition: Where): string {
  const value = scope.value(pathOf(column));
  const operator = condition.operator;
  const refuse = (why: string) => badRequest(`The condition on ${column} ${why}.`);
  if (!operator) throw refuse('has no operator');
  if (operator === 'IS_NULL') return `${value.sql} IS NULL`;
  if (operator === 'IS_NOT_NULL') return `${value.sql} IS NOT NULL`;
  const given = condition.value;
  if (given === undefined) {
    throw badRequest(`Did not receive a value to match the WhereConditions for column ${column}.`);
  }
  if (given === null && operator === 'EQ') return `${value.sql} IS NULL`;
  if (given === null && operator === 'NEQ') return `${value.sql} IS NOT NULL`;

  const one = (operand: unknown): string => {
    const encoded = operand === null ? undefined : value.codec.write(operand);
    if (encoded === undefined) throw refuse(`does not take ${JSON.stringify(operand)}`);
    return scope.context.parameters.add(encoded);
  };
  const several = (): readonly unknown[] => {
    if (!Array.isArray(given)) throw refuse(`takes a list for ${operator}`);
    return given;
  };
  switch (operator) {
    case 'EQ':
      return `${value.sql} = ${one(given)}`;
    case 'NEQ':
      return `${value.sql} <> ${one(given)}`;
    case 'GT':
      return `${value.sql} > ${one(given)}`;
    case 'GTE':
      return `${value.sql} >= ${one(given)}`;
    case 'LT':
      return `${value.sql} < ${one(given)}`;
    case 'LTE':
      return `${value.sql} <= ${one(given)}`;
    case 'LIKE':
    case 'NOT_LIKE': {
      if (typeof given !== 'string') throw refuse('takes a text with wildcards');
      return `${asText(value)} ${operator === 'LIKE' ? 'ILIKE' : 'NOT ILIKE'} ${scope.context.parameters.add(given)}`;
    }
    case 'IN': {
      const operands = several().map(one);
      return operands.length > 0 ? `${value.sql} IN (${operands.join(', ')})` : 'false';
    }
    case 'NOT_IN': {
      const operands = several().map(one);
      return operands.length > 0 ? `${value.sql} NOT IN (${operands.join(', ')})` : 'true';
    }
    case 'BETWEEN':
    case 'NOT_BETWEEN': {
      const operands = several();
      if (operands.length !== 2) throw refuse('takes two values, from and to');
      return `${value.sql} ${operator === 'BETWEEN' ? 'BETWEEN' : 'NOT BETWEEN'} ${operands.map(one).join(' AND ')}`;
    }
  }
}

/** Patterns compare texts, whatever the column is. */
function asText(value: Value): string {
  return value.wording ? value.sql : `${value.sql}::text`;
}
