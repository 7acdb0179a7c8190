import type { Session } from '../../database/database';

/** Numbers of background jobs of all tenants that have not ended. */
export interface BackgroundJobFigures {
  queued: number;
  running: number;
}

/** Counts the background jobs of all tenants that have not ended. */
export async function readBackgroundJobFigures(session: Session): Promise<BackgroundJobFigures> {
  const text = `
    SELECT count(*) FILTER (WHERE state = 'QUEUED'), count(*) FILTER (WHERE state = 'RUNNING')
    FROM background_jobs WHERE finished_at IS NULL`;
  const [[queued, running] = []] = await session.rows({ text, params: [] });
  return { queued: Number(queued), running: Number(running) };
}
