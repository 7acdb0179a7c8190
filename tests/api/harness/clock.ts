import { sql } from 'drizzle-orm';
import type { Database, Session } from '../../../server/database/database';

/**
 * Sets the clock of the business (server/database/clock.ts) of this database, where it then stands; without a moment it
 * runs again. What isn't billing goes by the real clock all the while.
 */
export function setClock(database: Database, moment?: string): Promise<void> {
  return database.system((session) => setClockWithin(session, moment));
}

/** The same, within a transaction. */
export async function setClockWithin({ orm }: Pick<Session, 'orm'>, moment?: string): Promise<void> {
  const answer = moment === undefined ? 'now()' : `timestamptz '${new Date(moment).toISOString()}'`;
  const definition = `CREATE OR REPLACE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${answer} $$`;
  await orm.execute(sql.raw(definition));
}
