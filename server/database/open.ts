import type { Database, StatementTimeouts } from './database';
import { startPglite } from './pglite-start';

/** Location of the data: a PostgreSQL address, or a directory of the embedded database. */
export interface DatabaseLocation {
  /** A `postgres://` URL; the directory is then ignored. */
  url?: string;
  /** Directory of the embedded database, created if absent. Without one, data is in memory. */
  directory?: string;
  /** Seconds for which a PostgreSQL that does not answer is waited for; 0 when absent. */
  waitSeconds?: number;
  /** A dump (`PGlite.dumpDataDir`) to start a new embedded database from. */
  dump?: Blob;
  /** Timeout of requests' statements in seconds; 10 when absent. */
  statementSeconds?: number;
}

/** Timeout of jobs' statements, in milliseconds. */
const jobMs = 600_000;

/**
 * Opens the database. Only the engine in use is loaded.
 * @throws an error for the operator if another server holds the directory
 */
export async function openDatabase({
  url,
  waitSeconds = 0,
  directory,
  dump,
  statementSeconds = 10,
}: DatabaseLocation): Promise<Database> {
  const timeouts: StatementTimeouts = { callerMs: statementSeconds * 1000, jobMs };
  if (url) {
    const { openPostgres } = await import('./postgres');
    return openPostgres(url, timeouts, waitSeconds);
  }
  const start = await startPglite({ directory, dump });
  const { createPgliteDatabase } = await import('./pglite');
  return createPgliteDatabase(start, timeouts);
}
