import { SqlParameters, quoteIdentifier } from '../parameters';
import type { Entity, RowValues } from '../entity';
import { tableShapeOf } from '../table';
import type { PlanContext } from './plan';
import { allColumns, matchingSql, rowValues, touchedSql, visibilityConditions } from './rows';

/**
 * Deletes a row; softly, by setting `deleted_at`, if the table has that column.
 * @returns the row; undefined if there is none
 */
export async function deleteRow(context: PlanContext, entity: Entity, id: string): Promise<RowValues | undefined> {
  const parameters = new SqlParameters();
  const where = matchingSql(entity, context, parameters, { id });
  return runReturning(context, entity, deleteSql(entity, where), parameters);
}

/** Deletes rows, as `deleteRow` does one, in one statement. */
export async function deleteRows(context: PlanContext, entity: Entity, ids: readonly string[]): Promise<void> {
  const parameters = new SqlParameters();
  const where = matchingIdsSql(entity, context, parameters, ids);
  await context.session.rows({ text: deleteSql(entity, where), params: parameters.values });
}

function deleteSql(entity: Entity, where: string): string {
  const { name, softDeletes } = tableShapeOf(entity);
  const table = quoteIdentifier(name);
  return softDeletes
    ? `UPDATE ${table} SET "deleted_at" = clock_timestamp()${touchSql(entity)} WHERE ${where} AND "deleted_at" IS NULL`
    : `DELETE FROM ${table} WHERE ${where}`;
}

/** Restores a softly deleted row. @returns the row; undefined if no deleted row has this id */
export async function restoreRow(context: PlanContext, entity: Entity, id: string): Promise<RowValues | undefined> {
  const parameters = new SqlParameters();
  const where = matchingSql(entity, context, parameters, { id });
  return runReturning(context, entity, restoreSql(entity, where), parameters);
}

/** Restores softly deleted rows in one statement. */
export async function restoreRows(context: PlanContext, entity: Entity, ids: readonly string[]): Promise<void> {
  const parameters = new SqlParameters();
  const where = matchingIdsSql(entity, context, parameters, ids);
  await context.session.rows({ text: restoreSql(entity, where), params: parameters.values });
}

function restoreSql(entity: Entity, where: string): string {
  const table = quoteIdentifier(tableShapeOf(entity).name);
  return `UPDATE ${table} SET "deleted_at" = NULL${touchSql(entity)} WHERE ${where} AND "deleted_at" IS NOT NULL`;
}

/** Returns the SQL condition of the rows with these ids that the viewer may see. */
function matchingIdsSql(
  entity: Entity,
  viewer: PlanContext,
  parameters: SqlParameters,
  ids: readonly string[],
): string {
  const isWanted = `"id" = ANY (${parameters.add(ids)}::bigint[])`;
  return [isWanted, ...visibilityConditions(entity, viewer, parameters)].join(' AND ');
}

async function runReturning(
  context: PlanContext,
  entity: Entity,
  text: string,
  parameters: SqlParameters,
): Promise<RowValues | undefined> {
  const [row] = await context.session.rows({
    text: `${text} RETURNING ${allColumns(entity)}`,
    params: parameters.values,
  });
  return row && rowValues(entity, row);
}

function touchSql(entity: Entity): string {
  return tableShapeOf(entity).versioned ? `, ${touchedSql}` : '';
}
