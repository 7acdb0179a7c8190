import { type OrderStep, plainDirectionOf } from './order';
import { quoteIdentifier } from './parameters';
import type { TableScope } from './scope';

/** The rows of a page, counted from 0 in the list's order. */
export interface PageRange {
  offset: number;
  rows: number;
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
 *
 * If the first column may be null, an index alone does not have the rows in order: a scan downwards begins with nulls, an
 * index of the rows with a value lacks the others, and a LEFT JOIN cannot begin with the joined table. So the rows with a
 * value are read first, and those without one only if the page is not full yet.
 */
export function pageSql(
  scope: TableScope,
  conditions: readonly string[],
  order: readonly OrderStep[],
  range: PageRange,
): string {
  const { offset, rows } = range;
  const from = (also: readonly string[]) => {
    const where = [...conditions, ...also];
    return `FROM ${scope.from()}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}`;
  };
  const selected = readsOnlyIds(range)
    ? keyColumnsOf(scope)
        .map((name) => scope.column(name))
        .join(', ')
    : `${scope.alias}.*`;
  const columns = [selected, ...order.map(({ sql }, index) => `${sql} AS k${index}`)].join(', ');
  const select = (steps: readonly OrderStep[], also: readonly string[], skipped: number | string) => {
    const sorting = steps.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
    return `SELECT ${columns} ${from(also)} ORDER BY ${sorting} LIMIT ${rows} OFFSET ${skipped}`;
  };
  const [first, ...others] = order;
  if (!first || !splitsAtNull(scope, first)) return select(order, [], offset);

  const hasValue = `${first.value} IS NOT NULL`;
  const filled = select([{ ...first, direction: plainDirectionOf(first) }, ...others], [hasValue], offset);
  const count = '(SELECT count(*) FROM filled)';
  // PostgreSQL runs these subqueries only where it needs them: all rows with a value are counted for a page behind them.
  const skipped = `CASE WHEN ${count} = 0 THEN ${offset} - (SELECT count(*) ${from([hasValue])}) ELSE 0 END`;
  const empty = select(others, [`${first.value} IS NULL`, `${count} < ${rows}`], offset > 0 ? skipped : 0);
  return (
    `WITH filled AS MATERIALIZED (${filled}), empty AS MATERIALIZED (${empty})` +
    ` SELECT * FROM filled UNION ALL SELECT * FROM empty ORDER BY ${keySortingSql(order)} LIMIT ${rows}`
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
  return scope.shape.indexes.some(({ filled }) => filled !== undefined && scope.qualify(filled) === value);
}
