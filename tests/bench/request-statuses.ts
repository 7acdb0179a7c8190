import type { Database } from '../../server/database/database';

/** Sets the status of all requests of the first tenant, without the rules of writes. Returns their number. */
export async function setRequestStatuses({ jobs }: Database, status: string): Promise<number> {
  const text = 'UPDATE service_transportations SET status = $1 WHERE tenant_id = 1 AND deleted_at IS NULL RETURNING 1';
  return (await jobs.system((session) => session.rows({ text, params: [status] }))).length;
}
