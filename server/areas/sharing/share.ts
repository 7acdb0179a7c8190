import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CreateSharedLinkInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { requireNoProblems } from '../../dialect/errors';
import { transactionalResolver } from '../../dialect/methods';
import { publishChange, createRecord, updateRecord } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { lockRequest, requestEntity, canSeeRequest } from '../transport';
import { linkDaysProblem, linkCountProblem, defaultLinkDays } from './rules';
import { sharedLinkEntity } from './shared-link';
import { sharedLinks } from './tables';

const dayMs = 24 * 3600 * 1000;

/** Creates a link to a request that the caller may see. */
export const createSharedLink = transactionalResolver<{ input: CreateSharedLinkInput }>(async ({ input }, mutation) => {
  const days = input.days ?? defaultLinkDays;
  const { session, tenant } = mutation;
  // The lock serializes concurrent calls, so that together they cannot exceed the maximum number of links.
  const isVisible =
    (await canSeeRequest(session, mutation, input.id)) && (await lockRequest(session, tenant, input.id)) !== undefined;
  const problem = isVisible
    ? linkCountProblem(await countValidLinks(session, tenant, input.id))
    : { code: 'not_found' };
  requireNoProblems({ 'input.id': [problem], 'input.days': [linkDaysProblem(days)] });
  const expires_at = new Date(Date.now() + days * dayMs).toISOString();
  const row = { id: newId(), service_transportation_id: input.id, user_id: mutation.user, expires_at };
  const link = await createRecord(sharedLinkEntity, row, mutation);
  await publishChange(mutation, requestEntity, input.id, 'UPDATED');
  mutation.writeReporter?.infoAfterCommit({ request: input.id, link: row.id, expires_at }, 'request shared by a link');
  return link;
});

function countValidLinks({ orm }: Session, tenant: string, requestId: string): Promise<number> {
  const { tenant_id, service_transportation_id, revoked_at, expires_at } = sharedLinks;
  return orm.$count(
    sharedLinks,
    and(
      eq(tenant_id, tenant),
      eq(service_transportation_id, requestId),
      isNull(revoked_at),
      sql`${expires_at} > now()`,
    ),
  );
}

/** Revokes a link of a request that the caller may see. A link that was revoked before keeps the earlier date. */
export const revokeSharedLink = transactionalResolver<{ id: string }>(async ({ id }, mutation) => {
  const link = await readRow(mutation.session, sharedLinkEntity, id, mutation);
  if (!link || !(await canSeeRequest(mutation.session, mutation, String(link.service_transportation_id)))) return null;
  const revoked = await updateRecord(
    sharedLinkEntity,
    { id, revoked_at: link.revoked_at ?? new Date().toISOString() },
    mutation,
  );
  await publishChange(mutation, requestEntity, String(link.service_transportation_id), 'UPDATED');
  mutation.writeReporter?.infoAfterCommit({ request: link.service_transportation_id, link: id }, 'shared link revoked');
  return revoked;
});
