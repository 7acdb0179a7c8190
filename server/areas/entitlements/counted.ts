import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../database/clock';

/** What a tariff limits, by the code of its opportunity. */
export const limitCodes = ['users', 'vehicles', 'requests'] as const;

/** Code of a limit. */
export type LimitCode = (typeof limitCodes)[number];

/** When the calendar month that runs began; months of tariffs are those of UTC. */
const monthBegan = sql`(date_trunc('month', ${now} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;

const rows: Readonly<Record<LimitCode, SQL>> = {
  users: sql`users WHERE state IN ('ACTIVE', 'INVITED') AND deleted_at IS NULL`,
  vehicles: sql`vehicles WHERE deleted_at IS NULL`,
  // Deleted ones too: otherwise one place would do for any number of them.
  requests: sql`service_transportations WHERE created_at >= ${monthBegan}`,
};

/** SQL that answers one row for each record of a company that counts towards a limit. */
export function countedRows(code: LimitCode, tenant: string): SQL {
  return sql`SELECT 1 FROM ${rows[code]} AND tenant_id = ${tenant}`;
}
