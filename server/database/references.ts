import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose records others name by tenant and id. */
type ReferencedTable = PgTable & { tenant_id: AnyPgColumn; id: AnyPgColumn };

const tables = new Map<string, ReferencedTable>();

/** Lets tables of lower areas, which do not import these, reference them by name. */
export function allowReferences(...referenced: readonly ReferencedTable[]): void {
  for (const table of referenced) tables.set(getTableName(table), table);
}

/**
 * Returns the columns that a foreign key of a lower area references. Called where a table lists its keys: drizzle reads
 * them when all tables are loaded.
 */
export function columnsOf(name: string): [AnyPgColumn, AnyPgColumn] {
  const table = tables.get(name);
  if (!table) throw new Error(`A foreign key references ${name}, which is not loaded.`);
  return [table.tenant_id, table.id];
}
