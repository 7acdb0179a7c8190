import type { Session } from './database';
import { tenantRole, tenantSetting } from './visibility';

/** Tables that tenants cannot access. */
const systemOnly = new Set([
  'sign_in_attempts',
  'social_exchanges',
  'processor_events',
  'receipt_numbers',
  'push_keys',
  'sandbox_objects',
  'sandbox_events',
  'migrations',
  'servers',
]);

/** Columns of `tenants` that a tenant may change in its own row. A tenant must not mark itself as the operator. */
const tenantColumns = [
  'lang',
  'time_zone',
  'temporary',
  'tariff_id',
  'password_expiry_days',
  'leg_overweight',
  'leg_unknown_payload',
  'leg_places',
  'leg_order',
  'leg_unverified_vehicle',
  'leg_inactive_vehicle',
  'leg_inactive_driver',
  'leg_times',
  'leg_expired_documents',
  'leg_sharing',
  'customer_mail_confirmed',
  'customer_mail_on_the_way',
  'customer_mail_delivered',
  'modified_at',
  'deleted_at',
].join(', ');

/**
 * Grants tenants access to the tables. A row-level security policy limits tables with a `tenant_id` to the tenant's
 * rows; most other tables are read-only dictionaries. Idempotent: runs after every migration. Tables that have their
 * policy are not locked, because the previous version may serve meanwhile.
 */
export async function secureTables(session: Session): Promise<void> {
  const ask = (text: string) => session.rows({ text, params: [] });
  const tables = await ask(`
    SELECT c.relname, EXISTS (
      SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped),
      (SELECT pg_get_expr(p.polqual, c.oid) FROM pg_policy p
        WHERE p.polrelid = c.oid AND p.polname = 'own_tenant' AND c.relrowsecurity
          AND pg_get_expr(p.polqual, c.oid) = pg_get_expr(p.polwithcheck, c.oid))
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`);
  await ask(`GRANT USAGE ON SCHEMA public TO ${tenantRole}`);
  for (const [table, ofTenant, policy] of tables) {
    if (table === null || table === undefined || systemOnly.has(table)) continue;
    const limit = (column: string, rights: string) => limitToTenant(ask, { table, column, rights, policy });
    if (table === 'tenants') await limit('id', `SELECT, UPDATE (${tenantColumns})`);
    else if (table === 'sign_in_names' || table === 'social_names') await limit('tenant', 'SELECT, INSERT, DELETE');
    else if (table === 'mails') await limit('tenant', 'INSERT');
    else if (ofTenant === 't') await limit('tenant_id', 'SELECT, INSERT, UPDATE, DELETE');
    else await ask(`GRANT SELECT ON "${table}" TO ${tenantRole}`);
  }
}

/** A table of tenants, the rights that they get, and its policy as PostgreSQL writes it, where it has one. */
interface LimitedTable {
  table: string;
  column: string;
  rights: string;
  policy: string | null | undefined;
}

async function limitToTenant(
  ask: (text: string) => Promise<unknown>,
  { table, column, rights, policy }: LimitedTable,
): Promise<void> {
  await ask(`REVOKE ALL ON "${table}" FROM ${tenantRole}`);
  await ask(`GRANT ${rights} ON "${table}" TO ${tenantRole}`);
  if (policy === `(${column} = (NULLIF(current_setting('${tenantSetting}'::text, true), ''::text))::bigint)`) return;
  const own = `${column} = nullif(current_setting('${tenantSetting}', true), '')::bigint`;
  await ask(`ALTER TABLE "${table}" ENABLE ROW LEVEL SECURITY`);
  await ask(`DROP POLICY IF EXISTS own_tenant ON "${table}"`);
  await ask(`CREATE POLICY own_tenant ON "${table}" TO ${tenantRole} USING (${own}) WITH CHECK (${own})`);
}
