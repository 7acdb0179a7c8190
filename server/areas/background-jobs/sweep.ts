import { sql } from 'drizzle-orm';
import type { DatabaseWork } from '../../database/database';
import type { JobKind } from '../../queue';
import { backgroundJobs } from './tables';

const hourMs = 3_600_000;

/** Deletes jobs whose time has come, with their problems. */
export async function deleteExpiredJobs(database: Pick<DatabaseWork, 'system'>): Promise<void> {
  const isOver = sql`${backgroundJobs.finished_at} IS NOT NULL AND ${backgroundJobs.expires_at} < now()`;
  await database.system(({ orm }) => orm.delete(backgroundJobs).where(isOver));
}

/** Returns the recurring job that deletes expired background jobs. */
export function createSweepKind(database: DatabaseWork): JobKind {
  return { kind: 'background.sweep', everyMs: hourMs, handler: () => deleteExpiredJobs(database) };
}
