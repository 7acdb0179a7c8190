import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, index } from 'drizzle-orm/pg-core';

/**
 * A record's id as a string of digits, because 63-bit integers do not fit into JavaScript numbers. `newId` or the
 * caller chooses the id; it is unique within a tenant.
 */
export const idColumn = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
});

/**
 * A timestamp as ISO 8601 text with microseconds. `Date` would lose the microseconds, but updates compare `modified_at`
 * exactly.
 */
export const timestampColumn = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => (value instanceof Date ? value.toISOString() : toIsoTimestamp(value)),
});

/** Converts PostgreSQL's `2026-11-21 10:51:36.123+00` to ISO 8601, `2026-11-21T10:51:36.123Z`. */
export function toIsoTimestamp(value: string): string {
  const iso = value.replace(' ', 'T');
  // Nearly all values end in `+00`; for others, a regular expression costs twice as much.
  return iso.endsWith('+00') ? `${iso.slice(0, -3)}Z` : iso.replace(/\+00:00$/, 'Z');
}

/** Returns the column `tenant_id`, the tenant of a row. It is the first column of every key of a tenant's table. */
export const tenantIdColumn = () => idColumn('tenant_id').notNull();

/** Returns the columns `created_at` and `modified_at`. An update must send the `modified_at` that it has read. */
export const createdAndModifiedColumns = () => ({
  created_at: timestampColumn('created_at')
    .notNull()
    .default(sql`now()`),
  modified_at: timestampColumn('modified_at')
    .notNull()
    .default(sql`now()`),
});

/** Returns the column `deleted_at`: a delete sets it, and a restore clears it. */
export const softDeleteColumn = () => ({ deleted_at: timestampColumn('deleted_at') });

/**
 * Returns SQL for the sort key of a text column: case is ignored, and Polish letters follow the letter that they derive
 * from.
 */
export const sortKeySql = (column: AnyPgColumn) => sql`sort_key(${column})`;

/** The columns of a listed table. Lists leave out rows that have `deleted_at`. */
interface ListedTable {
  tenant_id: AnyPgColumn;
  id: AnyPgColumn;
  deleted_at?: AnyPgColumn;
}

/** A column that an index sorts by; a free text is sorted by its sort key. */
export type ListColumn = AnyPgColumn | { text: AnyPgColumn };

/**
 * Returns a function that creates indexes which sort a tenant's rows by columns and then by id. Columns after the id sort
 * nothing: with them, PostgreSQL skips deleted rows, rows of other `filters` and the rows of earlier pages without reading
 * the table.
 *
 * An index that begins with a text leaves out rows without that text. Lists read these rows apart (`pageSql`).
 * @param filters columns by which the list's presets filter
 */
export function listIndexesOf(table: string, t: ListedTable, filters: readonly AnyPgColumn[] = []) {
  return (name: string, ...columns: readonly [ListColumn, ...ListColumn[]]) => {
    const keys = columns.map((column) => ('text' in column ? sortKeySql(column.text) : column));
    const others = [...(t.deleted_at ? [t.deleted_at] : []), ...filters.filter((filter) => !columns.includes(filter))];
    const texts = columns.flatMap((column) => ('text' in column ? [column.text] : []));
    const ordered = index(`${table}_${name}`).on(t.tenant_id, ...keys, t.id, ...others, ...texts);
    const [first] = columns;
    return 'text' in first && !first.text.notNull ? ordered.where(isFilledSql(first.text)) : ordered;
  };
}

/** Returns SQL for the condition of an index that leaves out rows without a value (`listIndexesOf`). */
export const isFilledSql = (column: AnyPgColumn) => sql`${sql.identifier(column.name)} IS NOT NULL`;
