import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import type { GraphqlResponse, TestServer } from '../harness/server';

/** Returns the code and reason of a response's first error, or undefined if there is none. */
export function firstRefusalOf({ errors }: Pick<GraphqlResponse, 'errors'>) {
  const [error] = errors ?? [];
  return error && { code: error.extensions?.code, reason: error.extensions?.reason };
}

/**
 * Runs SQL statements about a company, with the tenant's id as $1 of each, and then drops the server's cache of what
 * the company may access.
 */
export async function runCompanySql(server: TestServer, tenant: string, ...statements: string[]): Promise<void> {
  await server.database.system(async (session) => {
    for (const text of statements) await session.rows({ text, params: [tenant] });
    await invalidateAccess(session, tenant);
  });
}

/** Sets the end of a company's paid periods to yesterday (UTC), unless they ended earlier. */
export function expireSubscription(server: TestServer, tenant: string): Promise<void> {
  const ended =
    "UPDATE payments SET end_date = (waybill_now() AT TIME ZONE 'UTC')::date - 1 WHERE tenant_id = $1 AND end_date >= (waybill_now() AT TIME ZONE 'UTC')::date";
  return runCompanySql(server, tenant, ended);
}
