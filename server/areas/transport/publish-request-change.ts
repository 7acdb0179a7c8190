import type { Session } from '../../database/database';
import { changesToPublish, publishAll, publishChange } from '../../dialect/write/mutations';
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

/** Tables of the parts of requests that lists show. */
const listedParts = { routes, route_tasks: routeTasks, logist_tasks: logistTasks };

const partsSql = `${Object.keys(listedParts)
  .map(
    (name) =>
      `SELECT '${name}', id FROM ${name} WHERE tenant_id = $1 AND service_transportation_id = ANY ($2::bigint[])`,
  )
  .join(' UNION ALL ')} ORDER BY id`;

/**
 * Publishes a change of each leg and task of requests. Call it when requests are deleted, restored or end, because lists
 * then show their parts no more, or again.
 */
export async function publishPartChanges(author: Author, requests: readonly string[]): Promise<void> {
  if (requests.length === 0) return;
  const { session, tenant } = author;
  const rows = await session.rows({ text: partsSql, params: [tenant, `{${requests.join(',')}}`] });
  const changes = Object.entries(listedParts).flatMap(([name, table]) => {
    const ids = rows.filter(([part]) => part === name).map(([, id]) => String(id));
    return changesToPublish({ table }, ids, 'UPDATED');
  });
  await publishAll(author, changes);
}
