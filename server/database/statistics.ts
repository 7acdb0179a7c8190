import type { Log } from '../runtime/log';
import type { Database, Session } from './database';

const everyHour = 3_600_000;

/**
 * Keeps the statistics that plans are made from. PostgreSQL does that by itself; the embedded database has nobody
 * who would, and without them it reads whole tables for a page of a list.
 * @returns the way to stop.
 */
export async function keepStatistics(database: Database, log: Log): Promise<() => void> {
  if (database.engine === 'postgres') return () => undefined;
  await database.jobs.system(async (session) => {
    if (await areMissing(session)) await take(session);
  });
  const timer = setInterval(() => {
    database.jobs.system(take).catch((err: unknown) => log.error({ err }, 'statistics could not be taken'));
  }, everyHour);
  return () => clearInterval(timer);
}

async function areMissing(session: Session): Promise<boolean> {
  const text =
    "SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0 LIMIT 1";
  return (await session.rows({ text, params: [] })).length > 0;
}

async function take(session: Session): Promise<void> {
  await session.rows({ text: 'ANALYZE', params: [] });
}
