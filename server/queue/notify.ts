import type { Session } from '../database/database';
import { formatQueueNotice, type QueueNotice } from './rules';

/** Notification channel of the queue. */
export const jobsChannel = 'waybill_jobs';

/** Notifies the workers of all servers once the session's transaction is committed. */
export async function notifyWorkers(session: Session, notices: readonly QueueNotice[]): Promise<void> {
  const payloads = [...new Set(notices.map(formatQueueNotice))];
  const text = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload';
  await session.rows({ text, params: [jobsChannel, payloads] });
}
