import type { Session } from '../database/database';

/** Numbers of jobs of one kind. */
export interface QueueFigures {
  kind: string;
  /** Jobs that may run, and wait for a server. */
  due: number;
  /** Jobs that wait for their time: recurring ones, and retries. */
  scheduled: number;
  running: number;
  /** Jobs that failed for good and are kept for some days. */
  dead: number;
  /** Seconds that the oldest due job has waited; 0 when none is due. */
  oldestDueSeconds: number;
}

/** Reads how many jobs of each kind are in the queue. */
export async function readQueueFigures(session: Session): Promise<QueueFigures[]> {
  const text = `
    SELECT kind,
      count(*) FILTER (WHERE state = 'PENDING' AND lease IS NULL AND run_at <= now()),
      count(*) FILTER (WHERE state = 'PENDING' AND lease IS NULL AND run_at > now()),
      count(*) FILTER (WHERE state = 'PENDING' AND lease IS NOT NULL),
      count(*) FILTER (WHERE state = 'DEAD'),
      coalesce(extract(epoch FROM now() - min(run_at)
        FILTER (WHERE state = 'PENDING' AND lease IS NULL AND run_at <= now())), 0)
    FROM jobs WHERE state IN ('PENDING', 'DEAD') GROUP BY kind ORDER BY kind`;
  const rows = await session.rows({ text, params: [] });
  return rows.map(([kind, ...numbers]) => {
    const [due = 0, scheduled = 0, running = 0, dead = 0, oldestDueSeconds = 0] = numbers.map(Number);
    return { kind: String(kind), due, scheduled, running, dead, oldestDueSeconds };
  });
}
