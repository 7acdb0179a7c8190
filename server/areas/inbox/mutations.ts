import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ReadInboxEntriesInput, SnoozeInboxEntryInput } from '../../contract.generated';
import { readBillingTime } from '../../database/clock';
import { isId } from '../../database/ids';
import { invalidInputError } from '../../dialect/errors';
import { transactionalResolver } from '../../dialect/methods';
import { publishAndRead, publishChanges } from '../../dialect/write/mutations';
import { enqueueDeliveries } from './delivery-job';
import { inboxEntryEntity } from './entry';
import { snoozeProblem } from './rules';
import { inboxEntries } from './tables';

/** Most entries that one call marks as read by their ids. */
const maxIds = 100;

/** Marks entries of the caller as read. Returns how many were unread. */
export const readInboxEntries = transactionalResolver<{ input: ReadInboxEntriesInput }>(async ({ input }, mutation) => {
  const { session, tenant, user } = mutation;
  const { ids } = input;
  if (ids && ids.length > maxIds)
    throw invalidInputError({ 'input.ids': [{ code: 'too_many_ids', payload: { max: maxIds } }] });
  const { tenant_id, id, user_id, read_at } = inboxEntries;
  const now = await readBillingTime(session);
  const marked = await session.orm
    .update(inboxEntries)
    .set({ read_at: now.toISOString(), snoozed_until: null, mail_due_at: null, push_due_at: null })
    .where(
      and(eq(tenant_id, tenant), eq(user_id, user), isNull(read_at), ...(ids ? [inArray(id, ids.filter(isId))] : [])),
    )
    .returning({ id });
  await publishChanges(
    mutation,
    inboxEntryEntity,
    marked.map((entry) => entry.id),
    'UPDATED',
  );
  return marked.length;
});

/** Puts off an entry of the caller. Its mail is cancelled. */
export const snoozeInboxEntry = transactionalResolver<{ input: SnoozeInboxEntryInput }>(async ({ input }, mutation) => {
  const { session, tenant, user } = mutation;
  const now = await readBillingTime(session);
  const until = new Date(input.until);
  const problem = snoozeProblem(until, now);
  if (problem) throw invalidInputError({ 'input.until': [problem] });
  const snoozed = isId(input.id)
    ? await session.orm
        .update(inboxEntries)
        .set({ read_at: null, snoozed_until: until.toISOString(), mail_due_at: null, push_due_at: null })
        .where(and(eq(inboxEntries.tenant_id, tenant), eq(inboxEntries.user_id, user), eq(inboxEntries.id, input.id)))
        .returning({ id: inboxEntries.id })
    : [];
  if (snoozed.length === 0) throw invalidInputError({ 'input.id': [{ code: 'not_found' }] });
  await enqueueDeliveries(session, { tenant, now }, [{ user, due: until }]);
  return publishAndRead(mutation, inboxEntryEntity, input.id, 'UPDATED');
});
