import { type OrderStep, plainDirectionOf } from './order';
import { quoteIdentifier } from './parameters';
import type { TableScope } from './scope';

/** The rows of a page, counted from 0 in the list's order. */
export interface PageRange {
  offset: number;
  rows: number;
  /** Whether few rows match: then all of them are read and sorted, whatever the order. */
  hasFewRows?: boolean;
}

/**
 * Number of rows before a page from which it is read in two steps: ids first, from an index alone, and then the rows.
 * One step is faster for pages near the start.
 */
const manyRowsBefore = 500;

/** Returns whether `pageSql` selects only the ids of the rows, which the caller then joins to the table. */
export function readsOnlyIds({ offset }: PageRange): boolean {
  return offset >= manyRowsBefore;
}

/**
 * Returns the SQL of a query for the rows of one page. Its columns `k0`, `k1` and so on are the values that sort them.
 * Parts of a page that no index has in one order are read apart, each in the order of an index.
 */
export function pageSql(
  scope: TableScope,
  conditions: readonly string[],
  order: readonly OrderStep[],
  range: PageRange,
): string {
  const selected = readsOnlyIds(range) ? keyColumnsOf(scope).map((name) => scope.column(name)) : [`${scope.alias}.*`];
  const columns = [...selected, ...order.map(({ sql }, index) => `${sql} AS k${index}`)].join(', ');
  const whereAll = (all: readonly string[]) => (all.length > 0 ? ` WHERE ${all.join(' AND ')}` : '');
  // PostgreSQL does not move an order or a limit into a query with OFFSET.
  const fewRows = () => `(SELECT ${scope.alias}.* FROM ${scope.from()}${whereAll(conditions)} OFFSET 0) ${scope.alias}`;
  const from: FromSql = (...also) =>
    range.hasFewRows
      ? `FROM ${scope.from(fewRows())}${whereAll(also)}`
      : `FROM ${scope.from()}${whereAll([...conditions, ...also])}`;
  const select: SelectSql = (steps, also, limit) => {
    const sorting = steps.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
    return `SELECT ${columns} ${from(...also)} ORDER BY ${sorting} LIMIT ${limit}`;
  };
  const [first, ...others] = order;
  if (first && isSortedWithinGroups(scope, order) && !readsOnlyIds(range))
    return groupedPageSql({ first, others, select, from }, range);
  if (first && splitsAtNull(scope, first)) return splitPageSql({ first, others, select, from }, range);
  return select(order, [], `${range.rows} OFFSET ${range.offset}`);
}

/** Returns FROM and WHERE of the list's rows for which further conditions hold. */
type FromSql = (...also: readonly string[]) => string;
/** Returns a query for the list's rows for which further conditions hold. */
type SelectSql = (steps: readonly OrderStep[], also: readonly string[], limit: string | number) => string;

/** The order of a page, and the functions that build its parts. */
interface PageParts {
  first: OrderStep;
  others: readonly OrderStep[];
  select: SelectSql;
  from: FromSql;
}

/**
 * Returns a page whose first column may be null. A downward scan of an index begins with nulls, an index of the rows with
 * a value lacks the others, and a LEFT JOIN cannot begin with the joined table. So the rows with a value are read first,
 * and those without one only if the page is not full yet.
 */
function splitPageSql({ first, others, select, from }: PageParts, { offset, rows }: PageRange): string {
  const hasValue = `${first.value} IS NOT NULL`;
  const filled = select(
    [{ ...first, direction: plainDirectionOf(first) }, ...others],
    [hasValue],
    `${rows} OFFSET ${offset}`,
  );
  const count = '(SELECT count(*) FROM filled)';
  // PostgreSQL runs these subqueries only where it needs them: all rows with a value are counted for a page behind them.
  const skipped = `CASE WHEN ${count} = 0 THEN ${offset} - (SELECT count(*) ${from(hasValue)}) ELSE 0 END`;
  const empty = select(
    others,
    [`${first.value} IS NULL`, `${count} < ${rows}`],
    `${rows} OFFSET ${offset > 0 ? skipped : 0}`,
  );
  return (
    `WITH filled AS MATERIALIZED (${filled}), empty AS MATERIALIZED (${empty})` +
    ` SELECT * FROM filled UNION ALL SELECT * FROM empty ORDER BY ${keySortingSql([first, ...others])} LIMIT ${rows}`
  );
}

/**
 * Returns a page near the start that is sorted by its columns in different directions, such as by year downwards and then
 * by plate. No index has this order. The page ends within the rows of one year, so it consists of all rows before that
 * year, which are few, and of the first rows of that year by plate.
 */
function groupedPageSql({ first, others, select, from }: PageParts, { offset, rows }: PageRange): string {
  const { value, nullable } = first;
  const direction = plainDirectionOf(first);
  const most = offset + rows;
  const hasValue = `${value} IS NOT NULL`;
  const last = `SELECT ${value} AS k ${from(hasValue)} ORDER BY ${value} ${direction} LIMIT 1 OFFSET ${most - 1}`;
  const steps = [{ ...first, direction }, ...others];
  const isShort = 'NOT EXISTS (SELECT FROM last)';
  const parts = [
    select(steps, [`${value} ${direction === 'ASC' ? '<' : '>'} (SELECT k FROM last)`], most),
    select(others, [`${value} = (SELECT k FROM last)`], most),
    select(steps, [hasValue, isShort], most),
    ...(nullable ? [select(others, [`${value} IS NULL`, isShort], most)] : []),
  ];
  const union = parts.map((part) => `(${part})`).join(' UNION ALL ');
  return (
    `WITH last AS MATERIALIZED (${last}) ${union}` +
    ` ORDER BY ${keySortingSql([first, ...others])} LIMIT ${rows} OFFSET ${offset}`
  );
}

/** Returns the condition that joins the ids of a page to the table of a scope. @param alias of the page */
export function sameRowSql(scope: TableScope, alias: string): string {
  return keyColumnsOf(scope)
    .map((name) => `${scope.column(name)} = ${alias}.${quoteIdentifier(name)}`)
    .join(' AND ');
}

/** Returns the columns that identify a row: ids are unique within a tenant. */
function keyColumnsOf({ shape }: TableScope): string[] {
  return shape.hasTenant ? ['tenant_id', 'id'] : ['id'];
}

/** Returns the ORDER BY expressions that sort rows of `pageSql`. @param alias of the query */
export function keySortingSql(order: readonly OrderStep[], alias = ''): string {
  return order.map(({ direction }, index) => `${alias && `${alias}.`}k${index} ${direction}`).join(', ');
}

function splitsAtNull(scope: TableScope, { nullable, direction, owner, value }: OrderStep): boolean {
  if (!nullable) return false;
  if (direction !== 'ASC' || owner !== scope) return true;
  const column = scope.unqualify(value);
  return scope.shape.indexes.some(({ filled }) => filled === column);
}

/** Returns whether the columns after the first are sorted in another direction. Equal texts are few, so they need no group. */
function isSortedWithinGroups(scope: TableScope, [first, ...others]: readonly OrderStep[]): boolean {
  if (!first || first.owner !== scope || first.sql !== first.value) return false;
  return others.some((step) => plainDirectionOf(step) !== plainDirectionOf(first));
}
