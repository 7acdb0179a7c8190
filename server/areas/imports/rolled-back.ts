import type { DatabaseWork, Session } from '../../database/database';

class Rollback extends Error {}

/** Runs work in a transaction that is rolled back, and returns what the work returned: nothing of it is stored. */
export async function runRolledBack<T>(
  database: DatabaseWork,
  tenant: string,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  try {
    await database.write(tenant, async (session) => {
      results.push(await work(session));
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('The work returned nothing.');
  return result;
}
