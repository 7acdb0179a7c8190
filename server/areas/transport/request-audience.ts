import { isId } from '../../database/ids';
import type { RequestContext } from '../../dialect/context';
import { requireCaller } from '../../dialect/methods';
import { canSeeRequest } from './row-policies';

/** Most requests of which one call names those who are told. */
const maxRequests = 100;

const namesQuery = `SELECT DISTINCT u.display_name FROM users u
  WHERE u.tenant_id = $1 AND u.id <> $3 AND u.state = 'ACTIVE' AND u.deleted_at IS NULL AND u.id IN (
    SELECT a.driver_id FROM announced_legs a WHERE a.tenant_id = $1 AND a.service_transportation_id = ANY ($2::bigint[])
    UNION ALL
    SELECT l.user_id FROM request_logisticians l WHERE l.tenant_id = $1
      AND l.service_transportation_id = ANY ($2::bigint[]) AND l.accepted IS DISTINCT FROM false)
  ORDER BY u.display_name`;

/**
 * Returns the names of the users who are notified when requests are cancelled or deleted: the drivers and logisticians, but
 * not the caller. Requests that the caller may not see are left out.
 */
export async function readRequestAudience(ids: readonly string[], context: RequestContext): Promise<string[]> {
  const caller = requireCaller(context);
  return context.database.read(caller.tenant, async (session) => {
    const visible: string[] = [];
    for (const id of ids.slice(0, maxRequests))
      if (isId(id) && (await canSeeRequest(session, caller, id))) visible.push(id);
    if (visible.length === 0) return [];
    const params = [caller.tenant, `{${visible.join(',')}}`, caller.user];
    return (await session.rows({ text: namesQuery, params })).map(([name]) => name ?? '');
  });
}
