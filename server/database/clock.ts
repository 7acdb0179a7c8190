import { sql } from 'drizzle-orm';
import type { Session } from './database';

/**
 * The clock of subscriptions and payments: the database's time, so that all servers agree. It is a function of its own,
 * so that tests can replace it.
 */
export const clockFunction =
  'CREATE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() $$';

/** The current time, in SQL. */
export const now = sql<string>`waybill_now()`;

/** The current date (UTC), as SQL text for statements of the dialect. */
export const todayInSql = "((waybill_now() AT TIME ZONE 'UTC')::date)";

/** The current date, as a drizzle expression. */
export const today = sql.raw(todayInSql);

/** Returns the current time of the business clock. */
export async function readClock({ orm }: Pick<Session, 'orm'>): Promise<Date> {
  const milliseconds = sql`extract(epoch FROM ${now}) * 1000`.mapWith(Number);
  const [row] = await orm.select({ milliseconds }).from(sql`(VALUES (true)) AS one`);
  return new Date(row?.milliseconds ?? Number.NaN);
}
