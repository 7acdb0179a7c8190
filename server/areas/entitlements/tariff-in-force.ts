import { sql } from 'drizzle-orm';
import { today } from '../../database/clock';
import { tenants } from '../tenancy';

/**
 * Id of the tariff in force, over a company's row in `tenants`: that of the period that has today, what was paid before
 * what is tried; without such a period the one that was chosen. So what was paid ahead begins at midnight by itself,
 * before the job has written it into the row. The table is named here in words, as in `subscriptionColumns`.
 */
export const tariffInForce = sql`coalesce((
  SELECT p.tariff_id FROM payments p
  WHERE p.tenant_id = tenants.id AND p.status = 'SUCCEEDED' AND ${today} BETWEEN p.start_date AND p.end_date
  ORDER BY p.purpose = 'TRIAL', p.start_date DESC, p.id DESC LIMIT 1
), tenants.tariff_id)`.mapWith(tenants.tariff_id);
