import type { Database, Session } from './database';
import { layFoundation } from './foundation';
import { secureTables } from './security';

/** The files that drizzle-kit wrote from the areas' tables, by name; read when the server is built. */
const files = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/** A number of our own for PostgreSQL's advisory locks: one server migrates, others wait. */
const lockNumber = 7_209_114;

/**
 * Brings the database up to the tables of this build, and lets `dictionaries` write what every tenant reads.
 * One transaction: a migration that fails leaves everything as it was. Costs a look when there is nothing to do.
 */
export function migrate(database: Database, dictionaries: (session: Session) => Promise<void>): Promise<void> {
  return database.jobs.system(async (session) => {
    const ask = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
    await ask('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await ask(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const applied = new Set((await ask('SELECT name FROM migrations')).map(([name]) => name));
    const pending = Object.keys(files)
      .filter((file) => !applied.has(nameOf(file)))
      .toSorted();
    if (pending.length > 0) {
      await layFoundation(session);
      for (const file of pending) {
        for (const statement of (files[file] ?? '').split('--> statement-breakpoint')) await ask(statement);
        await ask('INSERT INTO migrations (name) VALUES ($1)', [nameOf(file)]);
      }
      await secureTables(session);
    }
    await dictionaries(session);
  });
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.sql$/g, '');
}
