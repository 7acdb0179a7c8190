import { GraphQLError } from 'graphql';

/** A vehicle, as the server stores it. Times are `YYYY-MM-DD HH:MM:SS` in UTC. */
export interface Vehicle {
  id: string;
  plate: string;
  make: string | null;
  mileage: number | null;
  vehicle_class_id: string | null;
  inspected_at: string | null;
  updated_at: string;
  deleted_at: string | null;
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

/** Returns a page of vehicles as Lighthouse does, with an error for more than 50. */
export function pageOfVehicles(all: readonly Vehicle[], { where, orderBy, first, page, trashed }: ListArguments) {
  if (first > 50)
    throw new GraphQLError(`Maximum number of 50 requested items exceeded, got ${first}. Fetch smaller chunks.`);
  const matching = all
    .filter(({ deleted_at: deleted }) => trashed === 'WITH' || (deleted !== null) === (trashed === 'ONLY'))
    .filter((vehicle) => !where || matches(vehicle, where));
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

const valueIn = (vehicle: Vehicle, column: string) =>
  Object.entries(vehicle).find(([name]) => name.toUpperCase() === column)?.[1] ?? null;

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function matches(vehicle: Vehicle, { column, operator = 'EQ', value, AND = [], OR = [] }: Conditions): boolean {
  const isMet = column === undefined || isTrue(valueIn(vehicle, column), operator, value);
  return (
    isMet &&
    AND.every((each) => matches(vehicle, each)) &&
    (OR.length === 0 || OR.some((each) => matches(vehicle, each)))
  );
}

/** Compares a value as PostgreSQL does: `LIKE` with case, wildcards escaped by a backslash, and null equal to nothing. */
function isTrue(own: string | number | null, operator: string, value: unknown): boolean {
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
