import type { RequestContext } from '../../../dialect/context';
import { requireCaller } from '../../../dialect/methods';
import { readPermissionHolders } from '../../identity';

/** Maximum number of names. */
const maxContacts = 5;

/** Returns the names of the active users who may pay for the subscription of the caller's tenant. */
export async function readSubscriptionContacts(context: RequestContext): Promise<string[]> {
  const { tenant } = requireCaller(context);
  const payers = await context.database.read(tenant, (session) =>
    readPermissionHolders(session, tenant, 'billing.pay'),
  );
  return payers
    .map(({ name }) => name)
    .filter(Boolean)
    .slice(0, maxContacts);
}
