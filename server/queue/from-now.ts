import { sql } from 'drizzle-orm';

/** Returns SQL for the time that is the given number of milliseconds from now. */
export const msFromNowSql = (milliseconds: number) => sql`now() + ${milliseconds}::float8 * interval '1 ms'`;
