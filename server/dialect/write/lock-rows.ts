import { SqlParameters, quoteIdentifier } from '../parameters';
import type { Entity, RowValues } from '../entity';
import { tableShapeOf } from '../table';
import type { PlanContext } from './plan';
import { allColumns, encode, matchingSql, rowValues, visibilityConditions } from './rows';

/**
 * How strongly rows are locked. Rows that refer to a row which another transaction deletes must wait for it. They need
 * not wait for an update, as that keeps the id, and a wait could deadlock: an update of a vehicle changes its requests,
 * and a transaction that has locked one of these may refer to the vehicle.
 */
export type RowLock = 'FOR UPDATE' | 'FOR NO KEY UPDATE';

/** Reads the rows with these column values that are not deleted, and locks them until the transaction ends. */
export async function lockRows(
  context: PlanContext,
  entity: Entity,
  equal: RowValues,
  lock: RowLock,
): Promise<RowValues[]> {
  const shape = tableShapeOf(entity);
  const parameters = new SqlParameters();
  const live = shape.softDeletes ? ' AND "deleted_at" IS NULL' : '';
  const text =
    `SELECT ${allColumns(entity)} FROM ${quoteIdentifier(shape.name)} WHERE ${matchingSql(entity, context, parameters, equal)}${live}` +
    ` ORDER BY "id" ${lock}`;
  const rows = await context.session.rows({ text, params: parameters.values });
  return rows.map((row) => rowValues(entity, row));
}

/** Locks rows that are not deleted by their ids, until the transaction ends. Returns them by id. */
export function lockRowsById(
  context: PlanContext,
  entity: Entity,
  ids: readonly string[],
  lock: RowLock,
): Promise<Map<string, RowValues>> {
  return lockRowsWith(context, entity, { column: 'id', ids }, lock);
}

/** Which rows to lock: deleted ones, those that are not, or all. */
type RowState = 'LIVE' | 'DELETED' | 'ANY';

/** Rows whose column has one of these ids, and further columns these values. */
interface RowsWithIds {
  column: string;
  ids: readonly string[];
  equal?: RowValues;
  /** Default: LIVE. */
  state?: RowState;
}

const stateConditions: Readonly<Record<RowState, readonly string[]>> = {
  LIVE: ['"deleted_at" IS NULL'],
  DELETED: ['"deleted_at" IS NOT NULL'],
  ANY: [],
};

/** Locks rows by the ids in a column, until the transaction ends. Returns them by their own ids. */
export function lockRowsWith(
  context: PlanContext,
  entity: Entity,
  wanted: RowsWithIds,
  lock: RowLock,
): Promise<Map<string, RowValues>> {
  return selectRows(context, entity, wanted, lock);
}

/** Reads rows by the ids in a column, without a lock. Returns them by their own ids. */
export function readRowsWith(
  context: PlanContext,
  entity: Entity,
  wanted: RowsWithIds,
): Promise<Map<string, RowValues>> {
  return selectRows(context, entity, wanted);
}

async function selectRows(
  context: PlanContext,
  entity: Entity,
  { column, ids, equal = {}, state = 'LIVE' }: RowsWithIds,
  lock?: RowLock,
): Promise<Map<string, RowValues>> {
  const shape = tableShapeOf(entity);
  const parameters = new SqlParameters();
  const conditions = [`${quoteIdentifier(column)} = ANY (${parameters.add(ids)}::bigint[])`];
  for (const [name, value] of Object.entries(equal))
    conditions.push(`${quoteIdentifier(name)} = ${encode(entity, parameters, name, value)}`);
  conditions.push(...visibilityConditions(entity, context, parameters));
  if (shape.softDeletes) conditions.push(...stateConditions[state]);
  const text =
    `SELECT ${allColumns(entity)} FROM ${quoteIdentifier(shape.name)} WHERE ${conditions.join(' AND ')}` +
    ` ORDER BY "id" ${lock ?? ''}`;
  const rows = await context.session.rows({ text, params: parameters.values });
  return new Map(rows.map((row) => rowValues(entity, row)).map((row) => [String(row.id), row]));
}
