import type { Session } from '../database/database';
import type { Entity } from './entity';
import { ContractError, errorCodes } from './errors';
import type { ListRequest } from './list-statement';
import { matchingRowsStatement } from './matching-rows';
import { SqlParameters } from './parameters';
import { fieldPathOf, type WhereCondition } from './where';

/** Maximum number of rows among which a list is filtered by a value without an index, or that value is summed. */
export const maxUnindexedRows = 10_000;

type MatchedRows = Pick<ListRequest, 'entity' | 'args' | 'context'>;

/**
 * Refuses a filter or groups by a value without an index if the other conditions leave too many rows. Such a value is a
 * customer's number of requests, which is computed for each row.
 * @throws ContractError 1429 `unindexed_filter`
 */
export async function requireAffordableFilter(session: Session, request: MatchedRows): Promise<void> {
  const { entity, args } = request;
  const isLimited =
    comparesUnindexed(entity, args.where ?? {}) ||
    (args.groupBy && isUnindexed(entity, fieldPathOf(args.groupBy.column)));
  if (!isLimited || !(await leavesTooManyRows(session, request))) return;
  const message = `The list is filtered or grouped by a value without an index. Add conditions that leave at most ${maxUnindexedRows} records.`;
  throw new ContractError(message, {
    code: errorCodes.tooCostly,
    reason: 'unindexed_filter',
    limit: maxUnindexedRows,
  });
}

/** Returns those of the columns that cannot be summed, because they have no index and the list has too many rows. */
export async function unaffordableSums(
  session: Session,
  request: MatchedRows,
  columns: readonly string[],
): Promise<string[]> {
  const unindexed = columns.filter((column) => isUnindexed(request.entity, fieldPathOf(column)));
  return unindexed.length > 0 && (await leavesTooManyRows(session, request)) ? unindexed : [];
}

/** Returns whether more than `maxUnindexedRows` meet the conditions on values with an index. */
async function leavesTooManyRows(session: Session, { entity, args, context }: MatchedRows): Promise<boolean> {
  const { where, trashed } = args;
  const counted = matchingRowsStatement(
    entity,
    { where: withoutUnindexed(entity, where ?? {}), ...(trashed && { trashed }) },
    { ...context, parameters: new SqlParameters(), aliases: 0 },
    () => '',
  );
  const text = `SELECT count(*) FROM (${counted.text} LIMIT ${maxUnindexedRows + 1}) counted`;
  const [row] = await session.rows({ ...counted, text });
  return Number(row?.[0]) > maxUnindexedRows;
}

/** Returns whether any condition compares a value without an index. */
function comparesUnindexed(entity: Entity, where: WhereCondition): boolean {
  if (where.column && isUnindexed(entity, fieldPathOf(where.column))) return true;
  return [...(where.AND ?? []), ...(where.OR ?? [])].some((inner) => comparesUnindexed(entity, inner));
}

function isUnindexed({ fields }: Entity, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field?.kind === 'computed' || field?.kind === 'path') return field.unindexed === true;
  const isToOne = field?.kind === 'belongsTo' || field?.kind === 'hasOne';
  return isToOne && rest.length > 0 && isUnindexed(field.entity(), rest.join('.'));
}

/** Returns the conditions on values with an index that must hold. Alternatives among which another one is are left out. */
function withoutUnindexed(entity: Entity, { column, operator, value, AND, OR }: WhereCondition): WhereCondition {
  const isCompared = column && !isUnindexed(entity, fieldPathOf(column));
  return {
    ...(isCompared && { column, value, ...(operator && { operator }) }),
    AND: (AND ?? []).map((inner) => withoutUnindexed(entity, inner)),
    OR: (OR ?? []).some((inner) => comparesUnindexed(entity, inner)) ? [] : OR,
  };
}
