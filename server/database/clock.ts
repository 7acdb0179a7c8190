import { sql } from 'drizzle-orm';
import type { Session } from './database';

/**
 * SQL that creates the clock of subscriptions and payments. The clock returns the database's time, so that all servers
 * agree; tests replace the function to set the time.
 */
export const clockFunctionSql =
  'CREATE FUNCTION waybill_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() $$';

/** SQL for the current time of the clock of subscriptions and payments, as a drizzle expression. */
export const billingTimeSql = sql<string>`waybill_now()`;

/** SQL for the current date (UTC) of that clock, as text for statements of the dialect. */
export const billingDaySqlText = "((waybill_now() AT TIME ZONE 'UTC')::date)";

/** SQL for the current date (UTC) of that clock, as a drizzle expression. */
export const billingDaySql = sql.raw(billingDaySqlText);

/** Returns the current time of the clock of subscriptions and payments. */
export async function readBillingTime({ orm }: Pick<Session, 'orm'>): Promise<Date> {
  const milliseconds = sql`extract(epoch FROM ${billingTimeSql}) * 1000`.mapWith(Number);
  const [row] = await orm.select({ milliseconds }).from(sql`(VALUES (true)) AS one`);
  return new Date(row?.milliseconds ?? Number.NaN);
}
