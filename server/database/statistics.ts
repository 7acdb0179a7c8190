import type { Log } from '../runtime/log';
import type { Database, Session } from './database';

const hourMs = 3_600_000;

/**
 * Runs ANALYZE every hour on the embedded database, which has no autovacuum, and at once if a table was never analyzed.
 * Without statistics, PGlite would read whole tables for a page of a list. Does nothing on PostgreSQL.
 * @returns a function that stops the hourly runs
 */
export async function scheduleAnalyze(database: Database, log: Log): Promise<() => void> {
  if (database.engine === 'postgres') return () => undefined;
  await database.jobs.system(async (session) => {
    if (await hasUnanalyzedTables(session)) await analyze(session);
  });
  const timer = setInterval(() => {
    database.jobs.system(analyze).catch((err: unknown) => log.error({ err }, 'statistics could not be taken'));
  }, hourMs);
  return () => clearInterval(timer);
}

async function hasUnanalyzedTables(session: Session): Promise<boolean> {
  const text =
    "SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0 LIMIT 1";
  return (await session.rows({ text, params: [] })).length > 0;
}

async function analyze(session: Session): Promise<void> {
  await session.rows({ text: 'ANALYZE', params: [] });
}
