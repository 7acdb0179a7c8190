import type { Session } from '../../database/database';

const progressSql = `
  UPDATE routes r SET
    started_at = CASE WHEN p.started THEN coalesce(r.started_at, least($2::timestamptz, waybill_now()), waybill_now()) END,
    ended_at = CASE WHEN p.ended THEN coalesce(r.ended_at, least($2::timestamptz, waybill_now()), waybill_now()) END
  FROM (
    SELECT l.tenant_id, l.id, coalesce(bool_or(t.status <> 'PLANNING'), false) AS started, coalesce(bool_and(t.status = 'DONE'), false) AS ended
    FROM routes l LEFT JOIN route_tasks t ON t.tenant_id = l.tenant_id AND t.route_id = l.id
    WHERE l.tenant_id = $1 AND l.id = ANY ($3::bigint[]) GROUP BY l.tenant_id, l.id) p
  WHERE r.tenant_id = p.tenant_id AND r.id = p.id AND (p.started OR r.started_at IS NOT NULL)`;

/**
 * Stores when legs have started and ended, by the statuses of their tasks. Call it after a change of their tasks.
 *
 * @param deviceTime when the driver made the change, if that was offline
 */
export async function updateLegProgress(
  session: Session,
  tenant: string,
  legs: readonly string[],
  deviceTime?: string,
): Promise<void> {
  await session.rows({ text: progressSql, params: [tenant, deviceTime ?? null, `{${legs.join(',')}}`] });
}

/** Stores the progress of all legs of a tenant by their tasks' last changes, for data that is inserted without the rules of writes. */
export async function setAllLegProgress(session: Session, tenant: string): Promise<void> {
  const text = `
    UPDATE routes r SET started_at = p.first, ended_at = CASE WHEN p.ended THEN p.last END
    FROM (SELECT t.route_id, min(t.modified_at) AS first, max(t.modified_at) AS last, bool_and(t.status = 'DONE') AS ended
      FROM route_tasks t WHERE t.tenant_id = $1 GROUP BY t.route_id HAVING bool_or(t.status <> 'PLANNING')) p
    WHERE r.tenant_id = $1 AND r.id = p.route_id`;
  await session.rows({ text, params: [tenant] });
}
