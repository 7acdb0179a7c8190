import type { ListGroup, ListGroups } from '../contract.generated';
import type { Session, TextRow } from '../database/database';
import { codecOf, type SqlTypeCodec } from './codec';
import { badRequestError } from './errors';
import { type ListArguments, listConditions, type ListGrouping, type ListRequest } from './list-statement';
import { SqlParameters } from './parameters';
import { TableScope } from './scope';
import { findToManyField, relatedRowsSql } from './to-many';
import { maxListLength } from './truncated';
import { unaffordableSums } from './unindexed-filters';
import { fieldPathOf } from './where';

/** Maximum number of columns that are summed at once. */
const maxSums = 5;
/** Number of groups on a page by default. */
const usualPageSize = 25;

const numbers: ReadonlySet<SqlTypeCodec> = new Set([
  codecOf('integer'),
  codecOf('numeric'),
  codecOf('double precision'),
]);

/**
 * Reads a page of the groups of a list, the largest ones first, with one statement. A row without a value belongs to the
 * group of null. A row with several values of a to-many column belongs to the group of each.
 * @throws ContractError for sums of values that are no numbers, or too large pages
 */
export async function readGroups(session: Session, request: ListRequest, grouping: ListGrouping): Promise<ListGroups> {
  const { entity, args } = request;
  const context = { ...request.context, parameters: new SqlParameters(), aliases: 0 };
  const asked = checkedSums(grouping);
  const unsummed = await unaffordableSums(session, request, asked);
  const sums = asked.filter((column) => !unsummed.includes(column));
  const first = checkedPageSize(grouping);
  const skipped = (Math.max(grouping.page ?? 1, 1) - 1) * first;
  const grouped = groupedSql(new TableScope(entity, context), args, { ...grouping, sums });
  const paged = `SELECT value, sum(row_count) AS row_count, count(*) OVER () AS group_count FROM grouped GROUP BY value
    ORDER BY sum(row_count) DESC, value LIMIT ${first} OFFSET ${context.parameters.add(skipped)}::bigint`;
  const columns = sums.flatMap((_sum, index) => [`grouped.count_${index}`, `grouped.sum_${index}`]);
  const text = `WITH grouped AS (${grouped.sql}), paged AS (${paged})
    SELECT paged.group_count, paged.row_count, ${grouped.codec.select('paged.value')}, ${['grouped.unit', ...columns].join(', ')}
    FROM paged JOIN grouped ON grouped.value IS NOT DISTINCT FROM paged.value
    ORDER BY paged.row_count DESC, paged.value, grouped.unit`;
  const rows = await session.rows({ text, params: context.parameters.values });
  return { total: Number(rows[0]?.[0] ?? 0), data: groupsOf(rows, sums, grouped.codec), unsummed };
}

function checkedSums({ sums }: ListGrouping): readonly string[] {
  const columns = [...new Set(sums)];
  if (columns.length > maxSums) throw badRequestError(`Groups have at most ${maxSums} sums, got ${columns.length}.`);
  return columns;
}

function checkedPageSize({ first }: ListGrouping): number {
  const size = first ?? usualPageSize;
  if (size < 1 || size > maxListLength)
    throw badRequestError(`A page has 1 to ${maxListLength} groups, got ${size} requested.`);
  return size;
}

/** Returns the statement of all groups, one row for each value and unit, and the codec of the values. */
function groupedSql(
  scope: TableScope,
  args: ListArguments,
  { column, sums, unit }: ListGrouping & { sums: readonly string[] },
): { sql: string; codec: SqlTypeCodec } {
  const conditions = listConditions(scope, args);
  const value = groupValue(scope, fieldPathOf(column));
  const summed = sums.flatMap((name, index) => {
    const { sql, codec } = scope.value(fieldPathOf(name));
    if (!numbers.has(codec)) throw badRequestError(`${name} has no numbers to sum.`);
    return [`count(${sql}) AS count_${index}`, `sum(${sql}) AS sum_${index}`];
  });
  const unitSql = unit && sums.length > 0 ? `${scope.value(fieldPathOf(unit)).sql}::text` : 'NULL::text';
  const columns = [`${value.sql} AS value`, `${unitSql} AS unit`, 'count(*) AS row_count', ...summed];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  return {
    sql: `SELECT ${columns.join(', ')} FROM ${scope.from()}${value.join}${where} GROUP BY 1, 2`,
    codec: value.codec,
  };
}

/** Returns the value by which rows are grouped. `join` adds one row for each value of a to-many column. */
function groupValue(scope: TableScope, path: string): { sql: string; codec: SqlTypeCodec; join: string } {
  const field = scope.entity.fields[path];
  if (field?.kind !== 'any') return { ...scope.value(path), join: '' };
  const relation = findToManyField(scope.entity, field.relation);
  const other = new TableScope(relation.entity(), scope.context);
  const values = field.paths.map((one) => other.value(one));
  const codec = values[0]?.codec ?? codecOf('text');
  const all = `SELECT unnest(ARRAY[${values.map(({ sql }) => sql).join(', ')}]) AS value FROM ${relatedRowsSql(scope, relation, other)}`;
  const join = ` LEFT JOIN LATERAL (SELECT DISTINCT value FROM (${all}) listed WHERE value IS NOT NULL) own ON true`;
  return { sql: 'own.value', codec, join };
}

/** Joins the rows of each group, one for each unit. */
function groupsOf(rows: readonly TextRow[], columns: readonly string[], codec: SqlTypeCodec): ListGroup[] {
  const groups = new Map<string | null, ListGroup>();
  for (const [, count, text = null, unit = null, ...sums] of rows) {
    const group = groups.get(text) ?? {
      value: text === null ? null : codec.read(text),
      count: Number(count),
      sums: [],
    };
    groups.set(text, group);
    columns.forEach((column, index) => {
      const filled = Number(sums[2 * index]);
      if (filled > 0) group.sums.push({ column, unit, count: filled, sum: Number(sums[2 * index + 1]) });
    });
  }
  return [...groups.values()];
}
