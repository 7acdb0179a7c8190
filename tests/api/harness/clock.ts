import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/database';

/**
 * Sets the clock of the business (server/database/clock.ts) of this database, where it then stands; without a moment it
 * runs again. What isn't billing goes by the real clock all the while.
 */
export async function setClock(database: Database, moment?: string): Promise<void> {
  const answer = moment === undefined ? 'now()' : `timestamptz '${new Date(moment).toISOString()}'`;
  const definition = `CREATE OR REPLACE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT ${answer} $$`;
  await database.system(({ orm }) => orm.execute(sql.raw(definition)));
}
