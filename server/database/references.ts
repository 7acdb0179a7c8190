import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that foreign keys can reference by tenant and id. */
type ReferencedTable = PgTable & { tenant_id: AnyPgColumn; id: AnyPgColumn };

const tables = new Map<string, ReferencedTable>();

/** Registers tables that areas may reference by name without importing them. */
export function registerReferencedTables(...referenced: readonly ReferencedTable[]): void {
  for (const table of referenced) tables.set(getTableName(table), table);
}

/**
 * Returns the columns that a foreign key references. Call this in a table's list of keys, which drizzle evaluates after
 * all tables are loaded.
 * @throws if no table of this name is registered
 */
export function referencedColumns(name: string): [AnyPgColumn, AnyPgColumn] {
  const table = tables.get(name);
  if (!table) throw new Error(`A foreign key references ${name}, which is not loaded.`);
  return [table.tenant_id, table.id];
}
