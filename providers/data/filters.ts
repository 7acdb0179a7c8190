import type { CrudFilter, CrudOperators } from '@refinedev/core';
import { internalError } from '../errors';
import type { ListNames } from './contract';
import type { DialectSyntax } from './dialect';

/** A comparison of a column, as both dialects name it. */
export type Operator =
  | 'EQ'
  | 'NEQ'
  | 'GT'
  | 'GTE'
  | 'LT'
  | 'LTE'
  | 'LIKE'
  | 'NOT_LIKE'
  | 'IN'
  | 'NOT_IN'
  | 'BETWEEN'
  | 'NOT_BETWEEN'
  | 'IS_NULL'
  | 'IS_NOT_NULL';

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
  const name = filter.field.replaceAll('.', '__');
  if (!list.where.has(name)) {
    throw internalError(`Unknown field: ${list.name} cannot be filtered by ${filter.field}`);
  }
  const value: unknown = filter.value;
  const column = list.where.get(name) ?? syntax.column(filter.field);
  const pattern = patternForms[filter.operator];
  if (!pattern) return [{ column, ...comparison(filter.operator, value) }];
  const { excludes, write } = pattern;
  const conditions = caseVariantsOf(String(value), syntax).map((text) => ({
    column,
    operator: excludes ? ('NOT_LIKE' as const) : ('LIKE' as const),
    value: write(escapeWildcards(text, syntax)),
  }));
  const group = groupOf(excludes ? 'AND' : 'OR', conditions);
  return group ? [group] : [];
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
    default:
      throw internalError(`Unknown comparison: ${operator}`);
  }
}

/** The comparisons that are patterns: whether matching rows are excluded, and how a text becomes a pattern. */
const patternForms: Partial<Record<CrudOperators, { excludes?: true; write: (text: string) => string }>> = {
  contains: { write: (text) => `%${text}%` },
  ncontains: { excludes: true, write: (text) => `%${text}%` },
  startswith: { write: (text) => `${text}%` },
  nstartswith: { excludes: true, write: (text) => `${text}%` },
  endswith: { write: (text) => `%${text}` },
  nendswith: { excludes: true, write: (text) => `%${text}` },
};

/** Returns the spellings of a text to search for, where the server does not ignore case: those that people use. */
function caseVariantsOf(text: string, { ignoresCase }: DialectSyntax): string[] {
  if (ignoresCase) return [text];
  const lower = text.toLowerCase();
  return [...new Set([text, lower, text.toUpperCase(), lower.charAt(0).toUpperCase() + lower.slice(1)])];
}

/** Escapes `%`, `_` and the escape character itself, so that the text contains no wildcards. */
function escapeWildcards(text: string, { escape }: DialectSyntax): string {
  if (escape === '') return text;
  const isSpecial = (letter: string) => letter === '%' || letter === '_' || letter === escape;
  return Array.from(text, (letter) => (isSpecial(letter) ? escape + letter : letter)).join('');
}
