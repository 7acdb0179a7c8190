import type { Session, TextRow } from './database';

/**
 * Drops the indexes and foreign keys of tables, calls `fill`, and creates the indexes and keys again. Filling a table with
 * its indexes would take twice as long. Primary keys and constraints other than foreign keys stay.
 */
export async function withoutIndexes<T>(
  session: Session,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const query = (text: string) => session.rows({ text, params: [] });
  const list = tables.map((table) => `'${table}'`).join(', ');
  const keys =
    await query(`SELECT conrelid::regclass, quote_ident(conname), pg_get_constraintdef(oid) FROM pg_constraint
    WHERE contype = 'f' AND conrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname IN (${list}))`);
  const indexes = await query(`SELECT i.indexrelid::regclass, pg_get_indexdef(i.indexrelid) FROM pg_index i
    JOIN pg_class t ON t.oid = i.indrelid AND t.relnamespace = current_schema()::regnamespace AND t.relname IN (${list})
    WHERE NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`);
  await query(statementsOf(keys, ([table, name]) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`));
  await query(statementsOf(indexes, ([name]) => `DROP INDEX ${name}`));
  const result = await fill();
  await query(statementsOf(indexes, ([, definition]) => String(definition)));
  await query(
    statementsOf(keys, ([table, name, definition]) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
  );
  return result;
}

function statementsOf(rows: readonly TextRow[], statementOf: (row: TextRow) => string): string {
  return rows.map(statementOf).join(';\n');
}
