import { canUseIndexScan, hasIndexWithColumns } from './index-scan';
import type { OrderStep } from './order';
import { keySortingSql, type PageRange, readsOnlyIds, sameRowSql } from './page';
import { TableScope } from './scope';
import { anySql, fieldPathOf, type WhereCondition } from './where';

/** A list's `where`, split at its search. */
export interface SplitWhere {
  others: WhereCondition;
  search: WhereCondition;
}

/** Returns the parts of a `where` that consists of one search and of conditions that hold beside it; else undefined. */
export function splitSearch(where: WhereCondition): SplitWhere | undefined {
  if (isSearch(where)) return { others: {}, search: where };
  const { column, OR, AND } = where;
  if (column || OR?.length || !AND) return undefined;
  const [search, ...more] = AND.filter(isSearch);
  if (!search || more.length > 0) return undefined;
  return { others: { AND: AND.filter((condition) => condition !== search) }, search };
}

/** Returns whether a condition compares one or several columns with a pattern, at least one of which must match. */
function isSearch({ column, operator, AND, OR }: WhereCondition): boolean {
  if (AND?.length) return false;
  if (column) return operator === 'LIKE' && !OR?.length;
  return OR !== undefined && OR !== null && OR.length > 0 && OR.every((one) => !one.OR?.length && isSearch(one));
}

/**
 * Rows that are read in the list's order for each row of the page, at least and at most, before an index is searched.
 * Where the index of the order has the searched texts, reading a row costs half of the time.
 */
const readInOrder = { perRow: 100, perRowOfIndex: 250, least: 1000, most: 50_000 } as const;

/** A search among the conditions of a list. */
export interface ListSearch extends SplitWhere {
  /** SQL of the conditions beside the search, such as the tenant. */
  besides: readonly string[];
  /** SQL of the search. */
  condition: string;
  /** SQL of a query for the ids that the search finds, where it needs other tables. */
  ids: string | undefined;
}

/** Returns whether `searchPageSql` can read a page: whether an index has the list in its order, without the search. */
export function canReadSearchPage(
  scope: TableScope,
  { others }: SplitWhere,
  order: readonly OrderStep[],
  range: PageRange,
): boolean {
  if (readsOnlyIds(range) || order[0]?.nullable !== false) return false;
  const isById = order.length === 1 && order[0].sql === scope.column('id') && !others.AND?.length;
  return isById || canUseIndexScan(scope, others, order);
}

/**
 * Returns the SQL of a query for the rows of one page of a search, as `pageSql` does. PostgreSQL cannot tell how many
 * rows match a pattern. If it guesses too many, it reads the whole list in its order instead of the search's index, which
 * takes seconds with a million rows. So only the first rows are read in that order: they suffice for a frequent text. A
 * text that is rarer among them is searched in the index, and its few matches are sorted.
 */
export function searchPageSql(
  scope: TableScope,
  { others, search, besides, condition, ids }: ListSearch,
  order: readonly OrderStep[],
  { offset, rows }: PageRange,
): string {
  const most = offset + rows;
  const columns = [`${scope.alias}.*`, ...order.map(({ sql }, index) => `${sql} AS k${index}`)].join(', ');
  const sorting = order.map(({ sql, direction }) => `${sql} ${direction}`).join(', ');
  const select = (from: string, conditions: readonly string[]) =>
    `SELECT ${columns} FROM ${from}${conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''}`;
  const first = new TableScope(scope.entity, scope.context);
  const searched = search.column ? [search] : (search.OR ?? []);
  const matches = anySql(first, searched);
  const isIndexed = hasIndexWithColumns(
    scope,
    others,
    order,
    searched.map(({ column }) => fieldPathOf(column ?? '')),
  );
  const perRow = isIndexed ? readInOrder.perRowOfIndex : readInOrder.perRow;
  const limit = Math.min(Math.max(most * perRow, readInOrder.least), readInOrder.most);
  const matching =
    `SELECT ${first.alias}.* FROM (${select(scope.table(), besides)} ORDER BY ${sorting} LIMIT ${limit}) ${first.alias}${first.joins()}` +
    ` WHERE ${matches} ORDER BY ${keySortingSql(order, first.alias)} LIMIT ${most}`;
  // Only what matches is read in full, so that an index can suffice for the other rows.
  const row = new TableScope(scope.entity, scope.context);
  const sortKeys = order.map((_step, index) => `matching.k${index}`).join(', ');
  const near = `SELECT ${row.alias}.*, ${sortKeys} FROM (${matching}) matching JOIN ${row.table()} ON ${sameRowSql(row, 'matching')}`;
  const count = '(SELECT count(*) FROM near)';
  // PostgreSQL reads an array of ids by the primary key. It would read the whole table beside a query whose rows it
  // overestimates, such as those of a text in phone numbers.
  const isFound = ids === undefined ? condition : `${scope.column('id')} = ANY (ARRAY(${ids}))`;
  // OFFSET 0 keeps the order apart from the search, so that PostgreSQL does not consider the index of the order.
  const found = `${select(scope.from(), [...besides, isFound, `${count} < ${most}`])} OFFSET 0`;
  const keys = keySortingSql(order);
  const far = `SELECT * FROM (${found}) found ORDER BY ${keys} LIMIT ${most}`;
  return (
    `WITH near AS MATERIALIZED (${near}), far AS MATERIALIZED (${far})` +
    ` SELECT * FROM near WHERE ${count} = ${most} UNION ALL SELECT * FROM far ORDER BY ${keys} LIMIT ${rows} OFFSET ${offset}`
  );
}
