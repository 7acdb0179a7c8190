import { sql } from 'drizzle-orm';
import { billingDaySql } from '../../database/clock';
import { tenants } from '../tenancy';

/**
 * SQL for the id of the tariff in force, in a query over `tenants`: the tariff of the current period, or else the
 * selected tariff. A current paid period takes precedence over a trial. Tables are written as text, because Drizzle
 * would omit their names.
 */
export const tariffInForceSql = sql`coalesce((
  SELECT p.tariff_id FROM payments p
  WHERE p.tenant_id = tenants.id AND p.status = 'SUCCEEDED' AND ${billingDaySql} BETWEEN p.start_date AND p.end_date
  ORDER BY p.purpose = 'TRIAL', p.start_date DESC, p.id DESC LIMIT 1
), tenants.tariff_id)`.mapWith(tenants.tariff_id);
