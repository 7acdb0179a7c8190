import type { DatabaseWork, Session } from '../../database/database';
import type { JobKind } from '../../queue';

const dayMs = 86_400_000;

/**
 * Returns the recurring job that replaces the names of erased customers in requests when consignment notes and invoices
 * need not be kept any more.
 * @param years full years after that of the request for which its names are kept
 */
export function createKeptNamesJobKind(database: DatabaseWork, years: number): JobKind {
  return {
    kind: 'personal-data.kept-names',
    everyMs: dayMs,
    handler: () => database.system((session) => eraseKeptNames(session, years)),
  };
}

/**
 * Replaces the names of erased individuals in the requests of all tenants that are older than a number of full years. A
 * consignee with the customer's name is the customer. Needs a system session.
 */
export async function eraseKeptNames(session: Session, years: number): Promise<void> {
  await session.rows({
    // The values of the row are those before the update.
    text: `UPDATE service_transportations s SET customer_name = c.customer_name,
        consignee_name = CASE lower(s.consignee_name) WHEN lower(s.customer_name) THEN c.customer_name ELSE s.consignee_name END,
        consignee_address = CASE lower(s.consignee_name) WHEN lower(s.customer_name) THEN NULL ELSE s.consignee_address END
      FROM customers c
      WHERE c.tenant_id = s.tenant_id AND c.id = s.customer_id AND c.erased_at IS NOT NULL
        AND c.profile_type = 'PERSONAL' AND s.customer_name IS DISTINCT FROM c.customer_name
        AND greatest(s.created_at, s.delivered) < date_trunc('year', now()) - make_interval(years => $1::int)`,
    params: [years],
  });
}
