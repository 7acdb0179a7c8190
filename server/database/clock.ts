import { sql } from 'drizzle-orm';
import type { Session } from './database';

/**
 * The clock of the business: what subscriptions and their payments go by. It is the database's, so that any number of
 * servers agree, and a function of its own, so that a test can let a year pass.
 */
export const clockFunction =
  'CREATE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() $$';

/** Now, in SQL. */
export const now = sql<string>`waybill_now()`;

/** The day that it is, as text for statements that the dialect composes. Days of subscriptions are those of UTC. */
export const todayInSql = "((waybill_now() AT TIME ZONE 'UTC')::date)";

/** The day that it is, in SQL. */
export const today = sql.raw(todayInSql);

/** Now, as the clock of the business has it. */
export async function readClock({ orm }: Pick<Session, 'orm'>): Promise<Date> {
  const milliseconds = sql`extract(epoch FROM ${now}) * 1000`.mapWith(Number);
  const [row] = await orm.select({ milliseconds }).from(sql`(VALUES (true)) AS one`);
  return new Date(row?.milliseconds ?? Number.NaN);
}
