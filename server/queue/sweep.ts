import { and, ne, or, sql } from 'drizzle-orm';
import type { DatabaseWork } from '../database/database';
import type { JobKind } from './kinds';
import { jobs } from './tables';

const hourMs = 3_600_000;
/** Days after which finished jobs, and dead letters, are deleted. */
const keptDays = { finished: 1, dead: 30 } as const;

/** Returns the recurring job that deletes old finished jobs and dead letters. */
export function createJobSweepKind(database: DatabaseWork): JobKind {
  const isOlder = (days: number) => sql`${jobs.finished_at} < now() - make_interval(days => ${days}::int)`;
  const isOver = or(and(ne(jobs.state, 'DEAD'), isOlder(keptDays.finished)), isOlder(keptDays.dead));
  return {
    kind: 'queue.sweep',
    everyMs: hourMs,
    handler: async () => {
      await database.system(({ orm }) => orm.delete(jobs).where(and(ne(jobs.state, 'PENDING'), isOver)));
    },
  };
}
