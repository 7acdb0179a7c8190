import { DatabaseUnavailableError, type DatabaseWork, type Session } from '../../database/database';

/** SQL that returns the ids of all tenants that are not deleted. */
export const currentTenantsSql = 'SELECT id FROM tenants WHERE deleted_at IS NULL ORDER BY id';

/**
 * Runs a job's work for each tenant that `tenantsSql` returns, each in a system transaction of its own. A tenant whose work
 * fails does not keep the others waiting.
 * @throws AggregateError with the errors of all tenants whose work has failed
 * @throws DatabaseUnavailableError at once, and the signal's reason when it is aborted
 */
export async function runForEachTenant(
  database: Pick<DatabaseWork, 'system'>,
  { tenantsSql, signal }: { tenantsSql: string; signal: AbortSignal },
  work: (session: Session, tenant: string) => Promise<void>,
): Promise<void> {
  const tenants = await database.system((session) => session.rows({ text: tenantsSql, params: [] }));
  const errors: unknown[] = [];
  for (const [tenant] of tenants) {
    signal.throwIfAborted();
    try {
      await database.system((session) => work(session, String(tenant)));
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `The work of ${errors.length} tenants failed: ${errors.join('; ')}`);
}
