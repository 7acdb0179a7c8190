import type { Session } from '../../database/database';
import { ContractError } from '../../dialect/errors';
import { BatchUniqueError, StaleRowError } from '../../dialect/write/store';

/** Does work; undoes it if it fails because of what other transactions have stored. Returns its value, or the conflict. */
export async function unlessConflict<T>(
  session: Session,
  work: () => Promise<T>,
): Promise<{ value: T } | { conflict: unknown }> {
  const run = (text: string) => session.rows({ text, params: [] });
  await run('SAVEPOINT imported');
  try {
    return { value: await work() };
  } catch (error) {
    if (!isConflict(error)) throw error;
    await run('ROLLBACK TO SAVEPOINT imported');
    return { conflict: error };
  } finally {
    await run('RELEASE SAVEPOINT imported').catch(() => undefined);
  }
}

/** Returns whether an error of a statement for many records is about one of them. */
export function isConflict(error: unknown): boolean {
  return error instanceof BatchUniqueError || error instanceof StaleRowError || error instanceof ContractError;
}
