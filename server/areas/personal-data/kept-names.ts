import type { Session } from '../../database/database';
import { publishChanges, systemUserId } from '../../dialect/write/mutations';
import type { JobKind } from '../../queue';
import { isErasedPersonSql } from '../customers';
import { runForEachTenant, type TenantsJobContext } from '../tenancy';
import { serviceTransportations } from '../transport';

const dayMs = 86_400_000;

/**
 * Returns the recurring job that replaces the names of erased individuals in requests when consignment notes and invoices
 * need not be kept any more.
 * @param years full years after the year of a request's creation or delivery, the later of both, for which it keeps names
 */
export function createKeptNamesJobKind(parts: TenantsJobContext, years: number): JobKind {
  const tenantsSql = `SELECT DISTINCT c.tenant_id FROM customers c WHERE ${isErasedPersonSql}`;
  const handler: JobKind['handler'] = ({ signal }) =>
    runForEachTenant(parts, { tenantsSql, signal }, (session, tenant) => eraseKeptNames({ session, tenant }, years));
  return { kind: 'personal-data.kept-names', everyMs: dayMs, handler };
}

/**
 * Replaces the names of a tenant's erased individuals in the requests that are older than a number of full years, and
 * publishes these requests. A consignee with the customer's name is the customer. Needs a system session.
 */
export async function eraseKeptNames(
  { session, tenant }: { session: Session; tenant: string },
  years: number,
): Promise<void> {
  const rows = await session.rows({
    // Locks by id as all writes of several requests do, so that none of them can deadlock with this one. The values of the
    // row are those before the update.
    text: `WITH old AS MATERIALIZED (
        SELECT s.id, c.customer_name FROM customers c
        JOIN service_transportations s ON s.tenant_id = c.tenant_id AND s.customer_id = c.id
        WHERE c.tenant_id = $1::bigint AND ${isErasedPersonSql} AND s.customer_name IS DISTINCT FROM c.customer_name
          AND greatest(s.created_at, s.delivered) < date_trunc('year', now()) - make_interval(years => $2::int)
        ORDER BY s.id FOR NO KEY UPDATE OF s)
      UPDATE service_transportations s SET customer_name = old.customer_name,
        consignee_name = CASE lower(s.consignee_name) WHEN lower(s.customer_name) THEN old.customer_name ELSE s.consignee_name END,
        consignee_address = CASE lower(s.consignee_name) WHEN lower(s.customer_name) THEN NULL ELSE s.consignee_address END
      FROM old WHERE s.tenant_id = $1::bigint AND s.id = old.id RETURNING s.id`,
    params: [tenant, years],
  });
  const ids = rows.map(([id]) => String(id));
  await publishChanges({ session, tenant, user: systemUserId }, { table: serviceTransportations }, ids, 'UPDATED');
}
