import type { Entity, RowValues } from '../entity';
import { SqlParameters, quoteIdentifier } from '../parameters';
import { tableShapeOf } from '../table';
import type { PlanContext } from './plan';
import { jsonRow, touchedSql, visibilityConditions } from './rows';

/** Values to store in a row. */
export interface RowUpdate {
  id: string;
  values: RowValues;
  /** The `modified_at` that the row must have; absent: not checked. */
  expected?: string;
}

/**
 * Updates rows by the same columns, and their `modified_at`, in one statement.
 * @returns the number of updated rows: without those that do not exist, or whose `modified_at` differs from `expected`
 */
export async function updateRows(context: PlanContext, entity: Entity, updates: readonly RowUpdate[]): Promise<number> {
  const shape = tableShapeOf(entity);
  const table = quoteIdentifier(shape.name);
  const parameters = new SqlParameters();
  const names = Object.keys(updates[0]?.values ?? {});
  const assignments = names.map((name) => `${quoteIdentifier(name)} = given.${quoteIdentifier(`new_${name}`)}`);
  if (shape.versioned) assignments.push(touchedSql);
  if (assignments.length === 0) return updates.length;
  const json = updates.map(({ id, values, expected }) =>
    jsonRow(entity, { ...values, id, ...(expected !== undefined && { modified_at: expected }) }),
  );
  const stored = [...names, 'id', ...(shape.versioned ? ['modified_at'] : [])];
  const columns = stored.map((name) => `${quoteIdentifier(name)} AS ${quoteIdentifier(`new_${name}`)}`);
  const source = `json_populate_recordset(NULL::${table}, ${parameters.add(JSON.stringify(json))}::json)`;
  const conditions = ['"id" = given."new_id"', ...visibilityConditions(entity, context, parameters)];
  if (shape.versioned) conditions.push('(given."new_modified_at" IS NULL OR "modified_at" = given."new_modified_at")');
  const text =
    `UPDATE ${table} SET ${assignments.join(', ')} FROM (SELECT ${columns.join(', ')} FROM ${source}) given ` +
    `WHERE ${conditions.join(' AND ')} RETURNING "id"`;
  return (await context.session.rows({ text, params: parameters.values })).length;
}
