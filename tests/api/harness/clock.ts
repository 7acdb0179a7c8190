import { sql } from 'drizzle-orm';
import type { Database, Session } from '../../../server/database/database';

/**
 * Stops the billing clock of a database (server/database/clock.ts) at a moment in ISO 8601, or restarts the clock if no
 * moment is given. Only billing reads this clock.
 */
export function setBillingClock(database: Database, moment?: string): Promise<void> {
  return database.system((session) => setBillingClockInSession(session, moment));
}

/** Does the same as `setBillingClock`, within the transaction of a session. */
export async function setBillingClockInSession({ orm }: Pick<Session, 'orm'>, moment?: string): Promise<void> {
  const expression = moment === undefined ? 'now()' : `timestamptz '${new Date(moment).toISOString()}'`;
  const definition = `CREATE OR REPLACE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${expression} $$`;
  await orm.execute(sql.raw(definition));
}
