import type { Session } from '../../database/database';
import { publishChange, publishChanges } from '../../dialect/write/mutations';
import { logistTasks, routes, routeTasks, serviceTransportations } from './tables';

/** Session, tenant and user of a change. */
interface Author {
  session: Session;
  tenant: string;
  user: string;
}

/**
 * Publishes a change of a request to live subscribers. Call it when the request's legs or tasks change, because they
 * decide which statuses the request can change to.
 */
export function publishRequestChange(author: Author, request: unknown): Promise<void> {
  return publishChange(author, { table: serviceTransportations }, String(request), 'UPDATED');
}

/**
 * Publishes a change of each leg and task of requests. Call it when requests are deleted, restored or end, because lists
 * then show their parts no more, or again.
 */
export async function publishPartChanges(author: Author, requests: readonly string[]): Promise<void> {
  if (requests.length === 0) return;
  const { session, tenant } = author;
  for (const [name, table] of Object.entries({ routes, route_tasks: routeTasks, logist_tasks: logistTasks })) {
    const text = `SELECT id FROM ${name} WHERE tenant_id = $1 AND service_transportation_id = ANY ($2::bigint[]) ORDER BY id`;
    const rows = await session.rows({ text, params: [tenant, `{${requests.join(',')}}`] });
    await publishChanges(
      author,
      { table },
      rows.map(([id]) => String(id)),
      'UPDATED',
    );
  }
}
