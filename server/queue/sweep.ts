import { and, ne, or, sql } from 'drizzle-orm';
import type { DatabaseWork } from '../database/database';
import type { JobKind } from './kinds';
import { jobs } from './tables';

const hourMs = 3_600_000;
/** Days that finished jobs are kept, and dead letters. */
const keptDays = { finished: 1, dead: 30 } as const;

/** Returns the kind of job that deletes finished jobs. */
export function sweepKind(database: DatabaseWork): JobKind {
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
