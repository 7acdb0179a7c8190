import { quoteIdentifier } from '../dialect/parameters';
import type { SnapshotQuery } from './snapshot';
import type { StoredTable } from './tables';

const foreignKeysSql = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`;

const indexesSql = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE c.relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
  ORDER BY i.indexrelid`;

/**
 * Fills tables without their triggers, foreign keys and indexes, and creates these again: rows can then come in any order,
 * and triggers change nothing. Creating a foreign key checks all its rows.
 */
export async function withoutConstraints(
  query: SnapshotQuery,
  tables: readonly StoredTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await query(foreignKeysSql);
  const indexes = await query(indexesSql);
  const run = async (statements: readonly (string | null | undefined)[]) => {
    for (const statement of statements) if (statement) await query(statement);
  };
  const triggers = (action: string) =>
    run(tables.map(({ name }) => `ALTER TABLE ${quoteIdentifier(name)} ${action} TRIGGER USER`));
  await triggers('DISABLE');
  await run(foreignKeys.map(([drop]) => drop));
  await run(indexes.map(([drop]) => drop));
  await fill();
  await run(indexes.map(([, create]) => create));
  await run(foreignKeys.map(([, create]) => create));
  await triggers('ENABLE');
}
