import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/** Where the data is: a PostgreSQL by its address, or else a directory of the embedded one. */
export interface DatabaseLocation {
  /** `postgres://…`; when it is given the directory is not used. */
  url?: string;
  /** Directory of the embedded database; made when it is absent. Without one the data lives in memory. */
  directory?: string;
  /** A dumped directory (`PGlite.dumpDataDir`) to begin with; only for an embedded database that has none yet. */
  dump?: Blob;
}

/**
 * Opens the database.
 * @throws an error whose message is a sentence for the operator when another server holds the directory.
 */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.url ? openPostgres(location.url) : openPglite(location.directory, location.dump);
}
