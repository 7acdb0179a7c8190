import type { Database, Session } from './database';
import { createDatabaseObjects } from './database-objects';
import { secureTables } from './security';

/** Migrations that drizzle-kit generated from the areas' tables, by file name; included at build time. */
const migrationFiles = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Key of the advisory lock: one server migrates while the others wait. */
const lockNumber = 7_209_114;

/** Applies pending migrations and writes the dictionaries, in one transaction. A failed migration changes nothing. */
export function migrateDatabase(database: Database, dictionaries: (session: Session) => Promise<void>): Promise<void> {
  return database.jobs.system(async (session) => {
    const query = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
    await query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = new Set((await query('SELECT name FROM migrations')).map(([name]) => name));
    const pending = Object.keys(migrationFiles)
      .filter((file) => !applied.has(nameOf(file)))
      .toSorted();
    if (pending.length > 0) {
      await createDatabaseObjects(session);
      for (const file of pending) {
        for (const statement of (migrationFiles[file] ?? '').split('--> statement-breakpoint')) await query(statement);
        await query('INSERT INTO migrations (name) VALUES ($1)', [nameOf(file)]);
      }
      await secureTables(session);
    }
    await dictionaries(session);
  });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.sql$/g, '');
}
