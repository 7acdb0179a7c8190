import type { Database, StatementTimeouts } from './database';

/** Where the data is: a PostgreSQL by its address, or else a directory of the embedded one. */
export interface DatabaseLocation {
  /** `postgres://…`; when it is given the directory is not used. */
  url?: string;
  /** Directory of the embedded database; made when it is absent. Without one the data lives in memory. */
  directory?: string;
  /** A dumped directory (`PGlite.dumpDataDir`) to begin with; only for an embedded database that has none yet. */
  dump?: Blob;
  /** Most seconds of a statement that a caller waits for; 10 when absent. */
  statementSeconds?: number;
}

/** Most milliseconds of a statement of a job. */
const jobMs = 600_000;

/**
 * Opens the database; the program of the other engine is not loaded.
 * @throws an error whose message is a sentence for the operator when another server holds the directory.
 */
export async function openDatabase({
  url,
  directory,
  dump,
  statementSeconds = 10,
}: DatabaseLocation): Promise<Database> {
  const timeouts: StatementTimeouts = { callerMs: statementSeconds * 1000, jobMs };
  if (url) {
    const { openPostgres } = await import('./postgres');
    return openPostgres(url, timeouts);
  }
  const { openPglite } = await import('./pglite');
  return openPglite({ directory, dump }, timeouts);
}
