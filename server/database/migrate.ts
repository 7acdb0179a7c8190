import type { Log } from '../runtime/log';
import type { Database, Session, TextRow } from './database';
import { runConcurrently, isConcurrent, type Migration, withoutConcurrently } from './concurrent-migration';
import { createDatabaseObjects } from './database-objects';
import { limitLockWaits, retryAfterLockWaits } from './migration-locks';
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

const ownMigrations: readonly Migration[] = migrationNames.map((name) => ({
  name,
  sql: migrationFiles[`./migrations/${name}.sql`] ?? '',
}));

/** Options of `migrateDatabase`. */
export interface MigrationOptions {
  /** The migrations of this version; those of the build when absent. */
  migrations?: readonly Migration[];
  /** Where a wait for users or for another server is reported. */
  log?: Log;
}

/**
 * Applies pending migrations and writes the dictionaries, in one transaction: a failed migration changes nothing. Only
 * migrations that build indexes concurrently, or commit parts of their work, run outside of a transaction, on PostgreSQL
 * with data. On such a database, the transaction yields to users who hold a lock that it needs, and is tried again.
 * @throws Error if the database has migrations of a newer version
 */
export async function migrateDatabase(
  database: Database,
  dictionaries: (session: Session) => Promise<void>,
  { migrations = ownMigrations, log }: MigrationOptions = {},
): Promise<void> {
  const { withoutTransaction } = database;
  let isChanged = false;
  for (;;) {
    // Names of the migrations that the transaction applies.
    let names: readonly string[] = [];
    const apply = async (session: Session) => {
      const applied = await lockAndReadApplied(session, log);
      refuseNewerVersion(applied, migrations);
      if (withoutTransaction && applied.size > 0) await limitLockWaits(session);
      const pending = migrations.filter(({ name }) => !applied.has(name));
      // A new database has no rows, so nothing waits for its indexes.
      const at = withoutTransaction && applied.size > 0 ? pending.findIndex(({ sql }) => isConcurrent(sql)) : -1;
      isChanged ||= pending.length > 0;
      const next = at < 0 ? pending : pending.slice(0, at);
      names = next.map(({ name }) => name);
      await applyPending(session, next);
      if (at >= 0) return pending[at];
      if (isChanged) await secureTables(session);
      await dictionaries(session);
      return undefined;
    };
    const reportWait = (waitedMs: number) => {
      const waited_s = Math.round(waitedMs / 1000);
      if (names.length > 0) log?.warn({ migrations: names, waited_s }, 'migrations wait for a lock that others hold');
      else log?.warn({ waited_s }, 'dictionaries wait for a lock that others hold');
    };
    const concurrent = await retryAfterLockWaits(() => database.jobs.system(apply), reportWait);
    if (!concurrent) return;
    await withoutTransaction?.((session) => runConcurrently(session, concurrent, log));
  }
}

/**
 * Applies those of the named migrations that are pending. Other servers wait until the transaction ends. After the last
 * migration, `secureTables` must follow; earlier, it would miss tables.
 */
export async function applyMigrations(session: Session, names: readonly string[]): Promise<void> {
  const applied = await lockAndReadApplied(session);
  await applyPending(
    session,
    ownMigrations.filter(({ name }) => names.includes(name) && !applied.has(name)),
  );
}

/** Returns the names of the migrations that a database has, in order. */
export async function readMigrationNames(query: (text: string) => Promise<TextRow[]>): Promise<string[]> {
  // The table also has rows about dictionaries, whose names contain a space.
  const rows = await query('SELECT name FROM migrations WHERE name NOT LIKE \'% %\' ORDER BY name COLLATE "C"');
  return rows.flatMap(([name]) => (typeof name === 'string' ? [name] : []));
}

async function lockAndReadApplied(session: Session, log?: Log): Promise<Set<string>> {
  const query = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
  const [attempt] = await query('SELECT pg_try_advisory_xact_lock($1)', [lockNumber]);
  if (attempt?.[0] !== 't') {
    log?.info({}, 'another server migrates the database: this one waits for it');
    await query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
  }
  await query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  return new Set(await readMigrationNames(query));
}

/** Throws if the database has a migration that this version does not have. */
function refuseNewerVersion(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    `the database belongs to a newer version of Waybill (it has the migration ${unknown}). Install that version, or restore a backup from before the upgrade.`,
  );
}

async function applyPending(session: Session, pending: readonly Migration[]): Promise<void> {
  if (pending.length === 0) return;
  const query = (text: string, params: readonly unknown[] = []) => session.rows({ text, params });
  await createDatabaseObjects(session);
  for (const { name, sql } of pending) {
    await query(withoutConcurrently(sql));
    await query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.sql$/g, '');
}
