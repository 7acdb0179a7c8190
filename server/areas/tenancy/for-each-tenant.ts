import { DatabaseUnavailableError, type DatabaseWork, type Session } from '../../database/database';
import type { Log } from '../../runtime/log';

/** SQL that returns the ids of all tenants that are not deleted. */
export const currentTenantsSql = 'SELECT id FROM tenants WHERE deleted_at IS NULL ORDER BY id';

/** Most milliseconds for which a statement of a tenant's work waits for a lock, so that the others get their turn. */
const lockTimeoutMs = 30_000;

/** What a job that works for each tenant needs from the server. */
export interface TenantsJobContext {
  database: Pick<DatabaseWork, 'system'>;
  log: Log;
}

/**
 * Runs a job's work for each tenant that `tenantsSql` returns, each in a system transaction of its own. When the work for a
 * tenant fails, logs its error and goes on with the next.
 * @throws Error after the last tenant if the work for some of them has failed
 * @throws DatabaseUnavailableError at once, and the signal's reason when it is aborted
 */
export async function runForEachTenant(
  { database, log }: TenantsJobContext,
  { tenantsSql, signal }: { tenantsSql: string; signal: AbortSignal },
  work: (session: Session, tenant: string) => Promise<void>,
): Promise<void> {
  const tenants = await database.system((session) => session.rows({ text: tenantsSql, params: [] }));
  let failed = 0;
  for (const [tenant] of tenants) {
    signal.throwIfAborted();
    try {
      await database.system(async (session) => {
        await session.rows({ text: "SELECT set_config('lock_timeout', $1, true)", params: [String(lockTimeoutMs)] });
        await work(session, String(tenant));
      });
    } catch (err) {
      if (err instanceof DatabaseUnavailableError) throw err;
      log.error({ err, tenant }, 'a job failed for a tenant');
      failed += 1;
    }
  }
  if (failed > 0) throw new Error(`Failed for ${failed} of ${tenants.length} tenants.`);
}
