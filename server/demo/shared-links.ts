import type { Session } from '../database/database';

/**
 * Inserts shared links to a tenant's requests that have a logistician: to the newest, and expired links to the oldest.
 * One link is revoked. No tokens are stored, because the server signs a token when a link is read.
 */
export async function fillDemoSharedLinks(session: Session, tenant: string, until: Date): Promise<void> {
  const text = `
    INSERT INTO shared_links (tenant_id, id, service_transportation_id, user_id, created_at, expires_at, revoked_at, last_opened_at, opened)
    SELECT tenant_id, id, id, logistician_id, sent, sent + interval '30 days',
      CASE WHEN place = 5 THEN sent + interval '2 days' END,
      CASE WHEN place % 3 <> 0 THEN sent + place % 40 * interval '1 hour' END, CASE WHEN place % 3 <> 0 THEN place % 9 + 1 ELSE 0 END
    FROM (
      SELECT tenant_id, id, logistician_id, row_number() OVER (ORDER BY id DESC) AS place, row_number() OVER (ORDER BY id) AS age,
        least(created_at + interval '1 day', $2::timestamptz - interval '2 days') AS sent
      FROM service_transportations WHERE tenant_id = $1 AND logistician_id IS NOT NULL AND deleted_at IS NULL
    ) given
    WHERE place <= 40 OR age <= 15`;
  await session.rows({ text, params: [tenant, until.toISOString()] });
}
