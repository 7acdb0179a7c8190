import type { Session, TextRow } from '../../database/database';
import type { Entity, Values } from '../entity';
import { Parameters, quoted } from '../parameters';
import { scopeOf, type Viewer } from '../scope';
import { shapeOf, tenantColumn } from '../table';
import type { Work } from './plan';

/** SQL that finds rows of the tenant that whoever writes may see. */
function matching(entity: Entity, viewer: Viewer, parameters: Parameters, equal: Values): string {
  const conditions = Object.entries(equal).map(
    ([name, value]) => `${quoted(name)} = ${encode(entity, parameters, name, value)}`,
  );
  return [...conditions, ...visible(entity, viewer, parameters)].join(' AND ');
}

function visible(entity: Entity, viewer: Viewer, parameters: Parameters): string[] {
  const { name } = shapeOf(entity);
  const tenant = tenantColumn(entity);
  const conditions = tenant ? [`${quoted(tenant)} = ${parameters.add(viewer.tenant)}`] : [];
  const sql = (column: string) => `${quoted(name)}.${quoted(column)}`;
  if (entity.only) conditions.push(entity.only(sql));
  const scope = scopeOf(entity, viewer);
  if (scope) conditions.push(scope.rows(sql, parameters.add(viewer.user)));
  return conditions;
}

function encode(entity: Entity, parameters: Parameters, name: string, value: unknown): string {
  const column = shapeOf(entity).columns.get(name);
  if (!column) throw new Error(`${entity.type} has no column ${name}.`);
  if (value === null) return parameters.add(null);
  const encoded = column.codec.write(value);
  // An id that is no number finds nothing; other columns get here checked by the contract's types.
  if (encoded === undefined && equalsNothing(name)) return 'NULL';
  if (encoded === undefined) throw new Error(`${entity.type}.${name} does not take ${typeof value}.`);
  return parameters.add(encoded);
}

function equalsNothing(name: string): boolean {
  return name === 'id' || name.endsWith('_id');
}

/** Reads live rows by equal columns, locked until the transaction ends. */
export async function lockRows(work: Work, entity: Entity, equal: Values): Promise<Values[]> {
  const shape = shapeOf(entity);
  const parameters = new Parameters();
  const live = shape.soft ? ' AND "deleted_at" IS NULL' : '';
  const text =
    `SELECT ${everyColumn(entity)} FROM ${quoted(shape.name)} WHERE ${matching(entity, work, parameters, equal)}${live}` +
    ' ORDER BY "id" FOR UPDATE';
  const rows = await work.session.rows({ text, params: parameters.values });
  return rows.map((row) => valuesOf(entity, row));
}

/** Reads one row that whoever asks may see, deleted or not. */
export async function readRow(
  session: Session,
  entity: Entity,
  id: string,
  viewer: Viewer,
): Promise<Values | undefined> {
  const parameters = new Parameters();
  const where = matching(entity, viewer, parameters, { id });
  const text = `SELECT ${everyColumn(entity)} FROM ${quoted(shapeOf(entity).name)} WHERE ${where}`;
  const [row] = await session.rows({ text, params: parameters.values });
  return row && valuesOf(entity, row);
}

function everyColumn(entity: Entity): string {
  return [...shapeOf(entity).columns.values()].map((column) => column.codec.select(quoted(column.name))).join(', ');
}

function valuesOf(entity: Entity, row: TextRow): Values {
  return Object.fromEntries(
    [...shapeOf(entity).columns.values()].map((column, index) => {
      const value = row[index];
      return [column.name, value === null || value === undefined ? null : column.codec.read(value)];
    }),
  );
}

/** Which of these ids exist: live, and the tenant's own or a dictionary's. */
export async function existing(work: Work, entity: Entity, ids: readonly string[]): Promise<Set<string>> {
  const shape = shapeOf(entity);
  const parameters = new Parameters();
  const idColumn = shape.columns.get('id');
  const wanted = ids.map((id) => idColumn?.codec.write(id)).filter((id) => id !== undefined);
  if (wanted.length === 0) return new Set();
  const conditions = [`"id" = ANY (${parameters.add(wanted)})`];
  conditions.push(...visible(entity, work, parameters));
  if (shape.soft) conditions.push('"deleted_at" IS NULL');
  const text = `SELECT "id" FROM ${quoted(shape.name)} WHERE ${conditions.join(' AND ')}`;
  const rows = await work.session.rows({ text, params: parameters.values });
  return new Set(rows.map(([id]) => String(id)));
}

/** Inserts one row. */
export async function insertRow(work: Work, entity: Entity, values: Values): Promise<void> {
  const shape = shapeOf(entity);
  const parameters = new Parameters();
  const given = { ...values, ...(shape.ofTenant ? { tenant_id: work.tenant } : {}) };
  const names = Object.keys(given).map(quoted).join(', ');
  const encoded = Object.entries(given).map(([name, value]) => encode(entity, parameters, name, value));
  const text = `INSERT INTO ${quoted(shape.name)} (${names}) VALUES (${encoded.join(', ')})`;
  await work.session.rows({ text, params: parameters.values });
}

/**
 * Changes one row and renews its `modified_at`.
 * @returns whether it was there, and unchanged since `expected` where that is given.
 */
export async function updateRow(
  work: Work,
  entity: Entity,
  id: string,
  values: Values,
  expected?: string,
): Promise<boolean> {
  const shape = shapeOf(entity);
  const parameters = new Parameters();
  const assignments = Object.entries(values).map(
    ([name, value]) => `${quoted(name)} = ${encode(entity, parameters, name, value)}`,
  );
  // A clock that stands still within a millisecond must not make two changes look like one.
  if (shape.versioned)
    assignments.push(`"modified_at" = greatest(clock_timestamp(), "modified_at" + interval '1 microsecond')`);
  if (assignments.length === 0) return true;
  const conditions = [matching(entity, work, parameters, { id })];
  if (expected !== undefined) conditions.push(`"modified_at" = ${encode(entity, parameters, 'modified_at', expected)}`);
  const text = `UPDATE ${quoted(shape.name)} SET ${assignments.join(', ')} WHERE ${conditions.join(' AND ')} RETURNING "id"`;
  const rows = await work.session.rows({ text, params: parameters.values });
  return rows.length > 0;
}

/** Deletes a row for good, or softly where its table can. @returns the row; nothing when there is none. */
export async function removeRow(work: Work, entity: Entity, id: string): Promise<Values | undefined> {
  const shape = shapeOf(entity);
  const parameters = new Parameters();
  const where = matching(entity, work, parameters, { id });
  const text = shape.soft
    ? `UPDATE ${quoted(shape.name)} SET "deleted_at" = clock_timestamp()${renewed(entity)} WHERE ${where} AND "deleted_at" IS NULL`
    : `DELETE FROM ${quoted(shape.name)} WHERE ${where}`;
  return returned(work, entity, text, parameters);
}

/** Brings a deleted row back. @returns the row; nothing when there is none that is deleted. */
export async function restoreRow(work: Work, entity: Entity, id: string): Promise<Values | undefined> {
  const parameters = new Parameters();
  const where = matching(entity, work, parameters, { id });
  const text = `UPDATE ${quoted(shapeOf(entity).name)} SET "deleted_at" = NULL${renewed(entity)} WHERE ${where} AND "deleted_at" IS NOT NULL`;
  return returned(work, entity, text, parameters);
}

async function returned(work: Work, entity: Entity, text: string, parameters: Parameters): Promise<Values | undefined> {
  const [row] = await work.session.rows({
    text: `${text} RETURNING ${everyColumn(entity)}`,
    params: parameters.values,
  });
  return row && valuesOf(entity, row);
}

function renewed(entity: Entity): string {
  return shapeOf(entity).versioned
    ? `, "modified_at" = greatest(clock_timestamp(), "modified_at" + interval '1 microsecond')`
    : '';
}
