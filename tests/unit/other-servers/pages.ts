import { GraphQLError } from 'graphql';

/** A value that the server stores. Times are `YYYY-MM-DD HH:MM:SS` in UTC. */
type StoredValue = string | number | null;

/** A row of a table. A table without soft deletes has no `deleted_at`. */
interface Row {
  id: string;
  deleted_at?: string | null;
}

/** The `where` of a list. */
export interface Conditions {
  column?: string;
  operator?: string;
  value?: unknown;
  AND?: Conditions[];
  OR?: Conditions[];
}

/** The arguments of a list. */
export interface ListArguments {
  where?: Conditions | null;
  orderBy?: { column: string; order: 'ASC' | 'DESC' }[] | null;
  first: number;
  page?: number | null;
  trashed?: 'ONLY' | 'WITH' | 'WITHOUT' | null;
}

/** Returns a page of rows as Lighthouse does, with an error for more than 50. */
export function pageOf<T extends Row>(all: readonly T[], { where, orderBy, first, page, trashed }: ListArguments) {
  if (first > 50)
    throw new GraphQLError(`Maximum number of 50 requested items exceeded, got ${first}. Fetch smaller chunks.`);
  const matching = all
    .filter(({ deleted_at: deleted = null }) => trashed === 'WITH' || (deleted !== null) === (trashed === 'ONLY'))
    .filter((row) => !where || matches(row, where));
  const sorted = matching.toSorted((a, b) => {
    for (const { column, order } of orderBy ?? []) {
      const difference = compare(valueIn(a, column), valueIn(b, column));
      if (difference !== 0) return order === 'ASC' ? difference : -difference;
    }
    return Number(a.id) - Number(b.id);
  });
  const start = (Math.max(page ?? 1, 1) - 1) * first;
  return {
    paginatorInfo: { total: matching.length, hasMorePages: start + first < matching.length },
    data: sorted.slice(start, start + first),
  };
}

const valueIn = (row: Row, column: string): StoredValue =>
  Object.entries<StoredValue | undefined>({ ...row }).find(([name]) => name.toUpperCase() === column)?.[1] ?? null;

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function matches(row: Row, { column, operator = 'EQ', value, AND = [], OR = [] }: Conditions): boolean {
  const isMet = column === undefined || isTrue(valueIn(row, column), operator, value);
  return isMet && AND.every((each) => matches(row, each)) && (OR.length === 0 || OR.some((each) => matches(row, each)));
}

/** Compares a value as PostgreSQL does: `LIKE` with case, wildcards escaped by a backslash, and null equal to nothing. */
function isTrue(own: StoredValue, operator: string, value: unknown): boolean {
  if (operator === 'IS_NULL') return own === null;
  if (own === null) return false;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const [least, most] = values;
  switch (operator) {
    case 'IS_NOT_NULL':
      return true;
    case 'EQ':
    case 'IN':
      return values.some((each) => String(each) === String(own));
    case 'NEQ':
    case 'NOT_IN':
      return values.every((each) => String(each) !== String(own));
    case 'LIKE':
      return patternOf(String(value)).test(String(own));
    case 'NOT_LIKE':
      return !patternOf(String(value)).test(String(own));
    case 'GT':
      return compare(own, value) > 0;
    case 'GTE':
      return compare(own, value) >= 0;
    case 'LT':
      return compare(own, value) < 0;
    case 'LTE':
      return compare(own, value) <= 0;
    case 'BETWEEN':
      return compare(own, least) >= 0 && compare(own, most) <= 0;
    default:
      return compare(own, least) < 0 || compare(own, most) > 0;
  }
}

function patternOf(like: string): RegExp {
  const parts = [...like.matchAll(/\\(.)|([%_])|(.)/gsu)].map(([, escaped, wildcard, plain]) => {
    if (wildcard !== undefined) return wildcard === '%' ? '.*' : '.';
    return (escaped ?? plain ?? '').replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`, 'su');
}
