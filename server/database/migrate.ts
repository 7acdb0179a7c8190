import type { Database, Session, TextRow } from './database';
import { createDatabaseObjects } from './database-objects';
import { secureTables } from './security';

/** Migrations that drizzle-kit generated from the areas' tables, by file name; included at build time. */
const migrationFiles = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names of the migrations of this build, in order. */
export const migrationNames: readonly string[] = Object.keys(migrationFiles).map(nameOf).toSorted();

/** Key of the advisory lock: one server migrates while the others wait. */
const lockNumber = 7_209_114;

/** Applies pending migrations and writes the dictionaries, in one transaction. A failed migration changes nothing. */
export function migrateDatabase(database: Database, dictionaries: (session: Session) => Promise<void>): Promise<void> {
  return database.jobs.system(async (session) => {
    const applied = await applyMigrations(session, migrationNames);
    if (applied > 0) await secureTables(session);
    await dictionaries(session);
  });
}

/**
 * Applies those of the named migrations that are pending, and returns their number. Other servers wait until the
 * transaction ends. After the last migration, `secureTables` must follow.
 */
export async function applyMigrations(session: Session, names: readonly string[]): Promise<number> {
  const query = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
  await query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
  await query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const applied = new Set((await query('SELECT name FROM migrations')).map(([name]) => name));
  const pending = names.filter((name) => !applied.has(name));
  if (pending.length === 0) return 0;
  await createDatabaseObjects(session);
  for (const name of pending) {
    const file = migrationFiles[`./migrations/${name}.sql`] ?? '';
    for (const statement of file.split('--> statement-breakpoint')) await query(statement);
    await query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  return pending.length;
}

/** Returns the names of the migrations that a database has, in order. */
export async function readMigrationNames(query: (text: string) => Promise<TextRow[]>): Promise<string[]> {
  // The table also has rows about dictionaries, whose names contain a space.
  const rows = await query('SELECT name FROM migrations WHERE name NOT LIKE \'% %\' ORDER BY name COLLATE "C"');
  return rows.flatMap(([name]) => (typeof name === 'string' ? [name] : []));
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.sql$/g, '');
}
