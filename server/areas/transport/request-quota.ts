import { gte, sql } from 'drizzle-orm';
import { billingTimeSql } from '../../database/clock';
import { registerQuota } from '../entitlements';
import { serviceTransportations } from './tables';

/** SQL for the start of the current calendar month in UTC. */
const monthStart = sql`(date_trunc('month', ${billingTimeSql} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')`;

/**
 * The limit of requests per calendar month. Deleted requests count too, so that deleting does not free the quota. A
 * restored request was counted when it was created.
 */
export const requestQuota = registerQuota('requests', {
  table: serviceTransportations,
  condition: gte(serviceTransportations.created_at, monthStart),
  counts: () => true,
});
