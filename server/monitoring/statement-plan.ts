import type { Database, Session, TextRow } from '../database/database';
import type { EndedStatement } from '../database/statement-listeners';

/** Milliseconds after which planning is canceled. */
const timeoutMs = 2000;
/** A tenant without rows. Row-level security is planned as for a real one. */
const noTenant = '0';

/** Whether a statement can be planned: not one of transactions, settings or COPY. */
const isPlannable = /^\s*(?:SELECT|WITH|INSERT|UPDATE|DELETE)\b/i;

let lastPlan = 0;

/**
 * Returns the plan of a statement as PostgreSQL makes it for any values of the parameters, or undefined if it cannot.
 * The statement is not executed. Runs on a connection of jobs, in a transaction of its own.
 */
export async function readStatementPlan(
  database: Database,
  { text, parameters, isTenants }: Pick<EndedStatement, 'text' | 'parameters' | 'isTenants'>,
): Promise<string | undefined> {
  if (!isPlannable.test(text)) return undefined;
  lastPlan += 1;
  const name = `slow_${lastPlan}`;
  const values = Array.from({ length: parameters }, () => 'NULL').join(', ');
  const readPlan = async (session: Session): Promise<string> => {
    const query = (statement: string) => session.rows({ text: statement, params: [] });
    await query(`SET LOCAL statement_timeout = ${timeoutMs}`);
    await query('SET LOCAL plan_cache_mode = force_generic_plan');
    // Without parameters a generic plan needs no prepared statement.
    if (parameters === 0) return textOf(await query(`EXPLAIN ${text}`));
    await query(`PREPARE ${name} AS ${text}`);
    const plan = textOf(await query(`EXPLAIN EXECUTE ${name}(${values})`));
    await query(`DEALLOCATE ${name}`);
    return plan;
  };
  return isTenants ? database.jobs.readInTransaction(noTenant, readPlan) : database.jobs.system(readPlan);
}

/** Returns the lines of a plan, without texts: they are of the program, but could be confused with values. */
function textOf(rows: readonly TextRow[]): string {
  return rows.map(([line]) => (line ?? '').replace(/'(?:[^']|'')*'/g, "'?'")).join('\n');
}
