import type { Session } from '../database';

/**
 * The links that logisticians would have sent to customers of late: to each of a tenant's newest requests that somebody
 * took on. One of them was taken back. Their tokens are signed when they are read: none is stored.
 */
export async function fillSharedLinks(session: Session, tenant: string, until: Date): Promise<void> {
  const text = `
    INSERT INTO shared_links (tenant_id, id, service_transportation_id, user_id, created_at, expires_at, revoked_at, last_opened_at, opened)
    SELECT tenant_id, id, id, logistician_id, $2::timestamptz - interval '3 days', $2::timestamptz + interval '27 days',
      CASE WHEN place = 5 THEN $2::timestamptz - interval '1 day' END,
      CASE WHEN place % 3 <> 0 THEN $2::timestamptz - place * interval '5 hours' END, CASE WHEN place % 3 <> 0 THEN place ELSE 0 END
    FROM (
      SELECT tenant_id, id, logistician_id, row_number() OVER (ORDER BY id DESC) AS place FROM service_transportations
      WHERE tenant_id = $1 AND logistician_id IS NOT NULL AND deleted_at IS NULL
    ) newest
    WHERE place <= 40`;
  await session.rows({ text, params: [tenant, until.toISOString()] });
}
