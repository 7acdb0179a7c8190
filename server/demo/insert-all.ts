import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Session } from '../database/database';

/**
 * Inserts all rows as one JSON parameter, which is twice as fast as a parameter per value. Values that a row lacks become
 * null, not the column's default. Generated columns are left out.
 */
export async function insertRows<T extends PgTable>(
  { orm }: Session,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const writableColumns = Object.values(getTableColumns(table)).filter((column) => !column.generated);
  const columns = sql.raw(writableColumns.map(({ name }) => `"${name}"`).join(', '));
  await orm.execute(sql`
    INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::json)`);
}
