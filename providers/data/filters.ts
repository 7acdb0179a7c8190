import type { CrudFilter, CrudOperators } from '@refinedev/core';
import type { Operator } from '../../resources/contract.generated';
import { internalError } from '../errors';
import type { ListNames } from './contract';
import type { DialectSyntax } from './dialect';

/** A condition, or a group of conditions joined by AND or OR. */
type Filter = { column: string; operator: Operator; value?: unknown } | { group: 'AND' | 'OR'; members: Filter[] };

/** The `where` argument of a list query. */
type WhereArgument = Readonly<Record<string, unknown>>;

/**
 * Converts Refine's filters to a `where`; undefined when there is no condition.
 *
 * @throws ApiError with reason `internal` for a column that the list cannot compare, or groups nested too deep
 */
export function whereArgumentOf(
  list: ListNames,
  filters: readonly CrudFilter[],
  syntax: DialectSyntax,
): WhereArgument | undefined {
  const filter = groupOf(
    'AND',
    filters.flatMap((each) => filterOf(list, each, syntax)),
  );
  return filter && toWhere(filter, syntax.whereDepth);
}

function filterOf(list: ListNames, filter: CrudFilter, syntax: DialectSyntax): Filter[] {
  if (!('field' in filter)) {
    const members = filter.value.flatMap((each) => filterOf(list, each, syntax));
    const group = groupOf(filter.operator === 'and' ? 'AND' : 'OR', members);
    return group ? [group] : [];
  }
  if (filter.value === undefined) return [];
  if (!list.where.has(filter.field.replaceAll('.', '__'))) {
    throw internalError(`Unknown field: ${list.name} cannot be filtered by ${filter.field}`);
  }
  const value: unknown = filter.value;
  return [{ column: syntax.column(filter.field), ...comparison(filter.operator, value) }];
}

/** Joins conditions by AND or OR. Flattens nested groups of the same kind; a single member needs no group. */
function groupOf(group: 'AND' | 'OR', members: readonly Filter[]): Filter | undefined {
  const flattened = members.flatMap((member) =>
    'group' in member && member.group === group ? member.members : [member],
  );
  return flattened.length > 1 ? { group, members: flattened } : flattened[0];
}

/** Converts a filter to a `where` of at most `depth` nested groups. */
function toWhere(filter: Filter, depth: number): WhereArgument {
  if (!('group' in filter)) return filter;
  if (depth === 0) throw internalError('Filters are nested deeper than a list can take');
  const { group, members } = filter;
  const convert = (list: readonly Filter[]) => list.map((member) => toWhere(member, depth - 1));
  // A condition may have an AND and an OR, which must both hold. An OR beside the AND takes one level less than within.
  const deep =
    group === 'AND' ? members.find((member) => isGroupOf('OR', member) && depthOf(member) >= depth) : undefined;
  if (!deep || !('group' in deep)) return { [group]: convert(members) };
  return { AND: convert(members.filter((member) => member !== deep)), OR: convert(deep.members) };
}

const isGroupOf = (group: 'AND' | 'OR', filter: Filter) => 'group' in filter && filter.group === group;

/** Returns the number of nested groups of a filter. */
function depthOf(filter: Filter): number {
  return 'group' in filter ? 1 + Math.max(...filter.members.map(depthOf)) : 0;
}

function comparison(operator: CrudOperators, value: unknown): { operator: Operator; value?: unknown } {
  switch (operator) {
    case 'eq':
      return value === null ? { operator: 'IS_NULL' } : { operator: 'EQ', value };
    case 'ne':
      return value === null ? { operator: 'IS_NOT_NULL' } : { operator: 'NEQ', value };
    case 'lt':
      return { operator: 'LT', value };
    case 'lte':
      return { operator: 'LTE', value };
    case 'gt':
      return { operator: 'GT', value };
    case 'gte':
      return { operator: 'GTE', value };
    case 'in':
      return { operator: 'IN', value };
    case 'nin':
      return { operator: 'NOT_IN', value };
    case 'between':
      return { operator: 'BETWEEN', value };
    case 'nbetween':
      return { operator: 'NOT_BETWEEN', value };
    case 'null':
      return { operator: 'IS_NULL' };
    case 'nnull':
      return { operator: 'IS_NOT_NULL' };
    case 'contains':
      return { operator: 'LIKE', value: `%${escapeWildcards(value)}%` };
    case 'ncontains':
      return { operator: 'NOT_LIKE', value: `%${escapeWildcards(value)}%` };
    case 'startswith':
      return { operator: 'LIKE', value: `${escapeWildcards(value)}%` };
    case 'nstartswith':
      return { operator: 'NOT_LIKE', value: `${escapeWildcards(value)}%` };
    case 'endswith':
      return { operator: 'LIKE', value: `%${escapeWildcards(value)}` };
    case 'nendswith':
      return { operator: 'NOT_LIKE', value: `%${escapeWildcards(value)}` };
    default:
      throw internalError(`Unknown comparison: ${operator}`);
  }
}

/** Escapes `%`, `_` and backslashes, so that the text contains no wildcards. */
function escapeWildcards(value: unknown): string {
  return String(value).replaceAll(/[\\%_]/g, '\\$&');
}
