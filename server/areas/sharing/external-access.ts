import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { RequestContext } from '../../dialect/context';
import type { SharedRequest } from '../../contract.generated';
import { invalidInputError } from '../../dialect/errors';
import { resetAttemptCounters, countAuthenticationAttempt } from '../identity';
import { readSharedRequest } from './shared-request';
import type { SharedLinkId, SharedLinkSigner } from './signer';
import { sharedLinks } from './tables';

interface AccessDependencies {
  context: Pick<RequestContext, 'database' | 'address' | 'log'>;
  signer: SharedLinkSigner;
  limits: Config['signIn'];
}

/**
 * Ids of a link that does not exist. `readExternalAccess` looks them up when a token is invalid, so that all refusals take
 * equally long.
 */
const missingLink: SharedLinkId = { tenant: '0', link: '0' };

/**
 * Returns the request of a shared link by its token.
 * @throws ContractError with `token_expired` for an expired token and `token_unknown` for all other links that do not
 * work.
 */
export async function readExternalAccess(
  token: string,
  { context, signer, limits }: AccessDependencies,
): Promise<SharedRequest> {
  const { database, address } = context;
  const attempt = await countAuthenticationAttempt(context, limits, { kind: 'shared-link', subject: token, address });
  const tokenContent = await signer.read(token);
  const link = typeof tokenContent === 'string' ? missingLink : tokenContent;
  const sharedRequest = await database.read(link.tenant, (session) => readSharedRequest(session, link));
  if (!sharedRequest)
    throw invalidInputError({
      'input.token': [{ code: tokenContent === 'expired' ? 'token_expired' : 'token_unknown' }],
    });
  await database.system((session) => resetAttemptCounters(session, attempt));
  await database.write(link.tenant, ({ orm }) => {
    const { opened, last_opened_at: lastOpenedAt } = sharedLinks;
    const openedCount = sql`CASE WHEN ${lastOpenedAt} > now() - interval '10 minutes' THEN ${opened} ELSE ${opened} + 1 END`;
    const own = and(eq(sharedLinks.tenant_id, link.tenant), eq(sharedLinks.id, link.link));
    return orm
      .update(sharedLinks)
      .set({ opened: openedCount, last_opened_at: sql`now()` })
      .where(own);
  });
  return sharedRequest;
}
