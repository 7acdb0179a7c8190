import { dropAccess } from '../../../server/areas/identity/permissions/access';
import type { Answer, TestServer } from '../harness/server';

/** What a tenant's company is refused with, and why; nothing where it is not. */
export function refusalOf({ errors }: Pick<Answer, 'errors'>) {
  const [error] = errors ?? [];
  return error && { code: error.extensions?.code, reason: error.extensions?.reason };
}

/** Changes what a company pays, and has it felt at once, as all that changes it does. */
export async function payingChanges(server: TestServer, tenant: string, ...statements: string[]): Promise<void> {
  await server.database.system(async (session) => {
    for (const text of statements) await session.rows({ text, params: [tenant] });
    await dropAccess(session, tenant);
  });
}

/** Ends what a company has paid with yesterday. */
export function lapse(server: TestServer, tenant: string): Promise<void> {
  const ended =
    "UPDATE payments SET end_date = (waybill_now() AT TIME ZONE 'UTC')::date - 1 WHERE tenant_id = $1 AND end_date >= (waybill_now() AT TIME ZONE 'UTC')::date";
  return payingChanges(server, tenant, ended);
}
