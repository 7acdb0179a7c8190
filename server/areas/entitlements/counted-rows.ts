import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../database/clock';

/** Codes of the limits of a tariff. */
export const limitCodes = ['users', 'vehicles', 'requests'] as const;

/** Code of a limit. */
export type LimitCode = (typeof limitCodes)[number];

/** Start of the current calendar month in UTC. */
const monthStart = sql`(date_trunc('month', ${now} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;

const countedTables: Readonly<Record<LimitCode, SQL>> = {
  users: sql`users WHERE state IN ('ACTIVE', 'INVITED') AND deleted_at IS NULL`,
  vehicles: sql`vehicles WHERE deleted_at IS NULL`,
  // Deleted requests count too, so that deleting does not free the quota.
  requests: sql`service_transportations WHERE created_at >= ${monthStart}`,
};

/** Returns SQL that selects a row for each record that counts towards a limit. */
export function countedRows(code: LimitCode, tenant: string): SQL {
  return sql`SELECT 1 FROM ${countedTables[code]} AND tenant_id = ${tenant}`;
}
