import { invalidateAccess } from '../../../server/areas/identity/permissions/access-cache';
import type { GraphqlResponse, TestServer } from '../harness/server';

/** Returns code and reason of a refusal, or undefined without one. */
export function refusalOf({ errors }: Pick<GraphqlResponse, 'errors'>) {
  const [error] = errors ?? [];
  return error && { code: error.extensions?.code, reason: error.extensions?.reason };
}

/** Changes the payments of a company and drops its cached access, as the server does. */
export async function changePayments(server: TestServer, tenant: string, ...statements: string[]): Promise<void> {
  await server.database.system(async (session) => {
    for (const text of statements) await session.rows({ text, params: [tenant] });
    await invalidateAccess(session, tenant);
  });
}

/** Lets the paid period of a company end yesterday. */
export function expireSubscription(server: TestServer, tenant: string): Promise<void> {
  const ended =
    "UPDATE payments SET end_date = (waybill_now() AT TIME ZONE 'UTC')::date - 1 WHERE tenant_id = $1 AND end_date >= (waybill_now() AT TIME ZONE 'UTC')::date";
  return changePayments(server, tenant, ended);
}
