import { sql } from 'drizzle-orm';

/** SQL for the time that many milliseconds from now. */
export const msFromNow = (milliseconds: number) => sql`now() + ${milliseconds}::float8 * interval '1 ms'`;
