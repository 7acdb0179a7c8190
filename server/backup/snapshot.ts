import type { Database, TextRow } from '../database/database';

/** Runs a statement without parameters in a snapshot, and returns its rows as text. */
export type SnapshotQuery = (text: string) => Promise<TextRow[]>;

/** Runs work whose statements all see the database as it was when the work began, and can change nothing. */
export type SnapshotReader = <T>(work: (query: SnapshotQuery) => Promise<T>) => Promise<T>;

/**
 * Returns a reader of snapshots of all tenants' rows. On PostgreSQL, other work goes on meanwhile; on PGlite, which has one
 * connection, it waits.
 */
export function snapshotsOf(database: Database): SnapshotReader {
  return (work) =>
    database.jobs.system(async (session) => {
      const query: SnapshotQuery = (text) => session.rows({ text, params: [] });
      await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return work(query);
    });
}
