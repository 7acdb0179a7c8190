import type { Session, TextRow } from '../../database/database';
import { codecOf } from '../codec';
import type { Entity, RowValues } from '../entity';
import { SqlParameters, quoteIdentifier } from '../parameters';
import { rowPolicyOf, type Viewer } from '../scope';
import { tableShapeOf, tenantColumnOf } from '../table';
import type { PlanContext } from './plan';

/** Returns the SQL condition for visible rows of the viewer's tenant with these column values. */
export function matchingSql(entity: Entity, viewer: Viewer, parameters: SqlParameters, equal: RowValues): string {
  const conditions = Object.entries(equal).map(
    ([name, value]) => `${quoteIdentifier(name)} = ${encode(entity, parameters, name, value)}`,
  );
  return [...conditions, ...visibilityConditions(entity, viewer, parameters)].join(' AND ');
}

/** Returns the SQL conditions of the rows that the viewer may see, whether deleted or not. */
export function visibilityConditions(entity: Entity, viewer: Viewer, parameters: SqlParameters): string[] {
  const { name } = tableShapeOf(entity);
  const tenant = tenantColumnOf(entity);
  const conditions = tenant ? [`${quoteIdentifier(tenant)} = ${parameters.add(viewer.tenant)}`] : [];
  const sql = (column: string) => `${quoteIdentifier(name)}.${quoteIdentifier(column)}`;
  if (entity.only) conditions.push(entity.only(sql));
  const scope = rowPolicyOf(entity, viewer);
  if (scope) conditions.push(scope.condition(sql, parameters.add(viewer.user)));
  return conditions;
}

/** Adds a value of a column to the parameters, and returns its SQL. */
export function encode(entity: Entity, parameters: SqlParameters, name: string, value: unknown): string {
  const column = tableShapeOf(entity).columns.get(name);
  if (!column) throw new Error(`${entity.type} has no column ${name}.`);
  if (value === null) return parameters.add(null);
  const encoded = column.codec.write(value);
  // An id that is not digits is compared with NULL, which finds no row, as for an unknown id. GraphQL has checked the
  // types of other columns.
  if (encoded === undefined && isIdColumn(name)) return 'NULL';
  if (encoded === undefined) throw new Error(`${entity.type}.${name} does not take ${typeof value}.`);
  return parameters.add(encoded);
}

function isIdColumn(name: string): boolean {
  return name === 'id' || name.endsWith('_id');
}

/** Reads one row that the viewer may see, deleted or not. */
export async function readRow(
  session: Session,
  entity: Entity,
  id: string,
  viewer: Viewer,
): Promise<RowValues | undefined> {
  const parameters = new SqlParameters();
  const where = matchingSql(entity, viewer, parameters, { id });
  const text = `SELECT ${allColumns(entity)} FROM ${quoteIdentifier(tableShapeOf(entity).name)} WHERE ${where}`;
  const [row] = await session.rows({ text, params: parameters.values });
  return row && rowValues(entity, row);
}

/** Returns the SQL of all columns of an entity's table, as `rowValues` reads them. */
export function allColumns(entity: Entity): string {
  return [...tableShapeOf(entity).columns.values()]
    .map((column) => column.codec.select(quoteIdentifier(column.name)))
    .join(', ');
}

/** Returns the values of a row that was selected by `allColumns`. */
export function rowValues(entity: Entity, row: TextRow): RowValues {
  return Object.fromEntries(
    [...tableShapeOf(entity).columns.values()].map((column, index) => {
      const value = row[index];
      return [column.name, value === null || value === undefined ? null : column.codec.read(value)];
    }),
  );
}

/** Returns the ids that belong to records that exist, are not deleted and are visible to the viewer. */
export async function findExistingIds(
  context: PlanContext,
  entity: Entity,
  ids: readonly string[],
): Promise<Set<string>> {
  const shape = tableShapeOf(entity);
  const parameters = new SqlParameters();
  const idColumn = shape.columns.get('id');
  const wanted = ids.map((id) => idColumn?.codec.write(id)).filter((id) => id !== undefined);
  if (wanted.length === 0) return new Set();
  const conditions = [`"id" = ANY (${parameters.add(wanted)})`];
  conditions.push(...visibilityConditions(entity, context, parameters));
  if (shape.softDeletes) conditions.push('"deleted_at" IS NULL');
  const text = `SELECT "id" FROM ${quoteIdentifier(shape.name)} WHERE ${conditions.join(' AND ')}`;
  const rows = await context.session.rows({ text, params: parameters.values });
  return new Set(rows.map(([id]) => String(id)));
}

/** Inserts one row. */
export async function insertRow(context: PlanContext, entity: Entity, values: RowValues): Promise<void> {
  const shape = tableShapeOf(entity);
  const parameters = new SqlParameters();
  const given = { ...values, ...(shape.hasTenant ? { tenant_id: context.tenant } : {}) };
  const names = Object.keys(given).map(quoteIdentifier).join(', ');
  const encoded = Object.entries(given).map(([name, value]) => encode(entity, parameters, name, value));
  const text = `INSERT INTO ${quoteIdentifier(shape.name)} (${names}) VALUES (${encoded.join(', ')})`;
  await context.session.rows({ text, params: parameters.values });
}

/** Inserts rows that have the same columns, in one statement with one parameter. */
export async function insertRows(context: PlanContext, entity: Entity, rows: readonly RowValues[]): Promise<void> {
  const shape = tableShapeOf(entity);
  const tenant = shape.hasTenant ? { tenant_id: context.tenant } : {};
  const json = rows.map((row) => ({ ...jsonRow(entity, row), ...tenant }));
  const names = Object.keys(json[0] ?? {})
    .map(quoteIdentifier)
    .join(', ');
  const table = quoteIdentifier(shape.name);
  const text = `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`;
  await context.session.rows({ text, params: [JSON.stringify(json)] });
}

/** Returns a row as JSON that PostgreSQL converts to the row's columns. */
export function jsonRow(entity: Entity, row: RowValues): Record<string, unknown> {
  const { columns } = tableShapeOf(entity);
  const encoded = Object.entries(row).map(([name, value]): [string, unknown] => {
    const column = columns.get(name);
    if (!column) throw new Error(`${entity.type} has no column ${name}.`);
    if (value === null || value === undefined) return [name, null];
    const written = column.codec.write(value);
    if (written === undefined) throw new Error(`${entity.type}.${name} does not take ${typeof value}.`);
    return [name, column.codec === jsonCodec ? value : written];
  });
  return Object.fromEntries(encoded);
}

const jsonCodec = codecOf('jsonb');

/**
 * SQL that changes `modified_at`. The clock may return the same time for two updates, but each update must change it.
 */
export const touchedSql = `"modified_at" = greatest(clock_timestamp(), "modified_at" + interval '1 microsecond')`;

/**
 * Updates one row and its `modified_at`.
 * @returns false if there is no such row, or its `modified_at` differs from `expected`
 */
export async function updateRow(
  context: PlanContext,
  entity: Entity,
  id: string,
  values: RowValues,
  expected?: string,
): Promise<boolean> {
  const shape = tableShapeOf(entity);
  const parameters = new SqlParameters();
  const assignments = Object.entries(values).map(
    ([name, value]) => `${quoteIdentifier(name)} = ${encode(entity, parameters, name, value)}`,
  );
  if (shape.versioned) assignments.push(touchedSql);
  if (assignments.length === 0) return true;
  const conditions = [matchingSql(entity, context, parameters, { id })];
  if (expected !== undefined) conditions.push(`"modified_at" = ${encode(entity, parameters, 'modified_at', expected)}`);
  const text = `UPDATE ${quoteIdentifier(shape.name)} SET ${assignments.join(', ')} WHERE ${conditions.join(' AND ')} RETURNING "id"`;
  const rows = await context.session.rows({ text, params: parameters.values });
  return rows.length > 0;
}
