import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../config';
import type { RequestContext } from '../../dialect/context';
import type { SharedRequest } from '../../contract.generated';
import { invalid } from '../../dialect/errors';
import { resetAttempt, requireAttempt } from '../identity';
import { readSharedRequest } from './shared-request';
import type { SharedLinkId, SharedLinkSigner } from './signer';
import { sharedLinks } from './tables';

interface Access {
  context: Pick<RequestContext, 'database' | 'address' | 'log'>;
  signer: SharedLinkSigner;
  limits: Config['signIn'];
}

/** A link that does not exist. It is read when a token is invalid, so that all refusals take equally long. */
const missingLink: SharedLinkId = { tenant: '0', link: '0' };

/**
 * Returns the request of a shared link by its token.
 * @throws ContractError with `token_expired` for an expired token and `token_unknown` for all other links that do not
 * work.
 */
export async function externalAccess(token: string, { context, signer, limits }: Access): Promise<SharedRequest> {
  const { database, address } = context;
  const attempt = await requireAttempt(context, limits, { kind: 'shared-link', subject: token, address });
  const named = await signer.read(token);
  const link = typeof named === 'string' ? missingLink : named;
  const shown = await database.read(link.tenant, (session) => readSharedRequest(session, link));
  if (!shown) throw invalid({ 'input.token': [{ code: named === 'expired' ? 'token_expired' : 'token_unknown' }] });
  await database.system((session) => resetAttempt(session, attempt));
  await database.write(link.tenant, ({ orm }) => {
    const { opened, last_opened_at: last } = sharedLinks;
    const anew = sql`CASE WHEN ${last} > now() - interval '10 minutes' THEN ${opened} ELSE ${opened} + 1 END`;
    const own = and(eq(sharedLinks.tenant_id, link.tenant), eq(sharedLinks.id, link.link));
    return orm
      .update(sharedLinks)
      .set({ opened: anew, last_opened_at: sql`now()` })
      .where(own);
  });
  return shown;
}
