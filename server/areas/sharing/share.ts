import type { CreateSharedLinkInput } from '../../contract.generated';
import { newId } from '../../database/ids';
import { requireValid } from '../../dialect/errors';
import { writeMethod } from '../../dialect/methods';
import { announce, createRecord, updateRecord } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { request } from '../transport/request';
import { daysProblem, usualDays } from './rules';
import { sharedLink } from './shared-link';

const day = 24 * 3600 * 1000;

/** Makes a link to a request that the caller sees. */
export const createSharedLink = writeMethod<{ input: CreateSharedLinkInput }>(async ({ input }, writing) => {
  const days = input.days ?? usualDays;
  const of = await readRow(writing.session, request, input.id, writing);
  const known = of && of.deleted_at === null;
  requireValid({ 'input.id': [known ? undefined : { code: 'not_found' }], 'input.days': [daysProblem(days)] });
  const expires_at = new Date(Date.now() + days * day).toISOString();
  const row = { id: newId(), service_transportation_id: input.id, user_id: writing.user, expires_at };
  const made = await createRecord(sharedLink, row, writing);
  await announce(writing, request, input.id, 'UPDATED');
  writing.diary?.done({ request: input.id, link: row.id, expires_at }, 'request shared by a link');
  return made;
});

/** Takes a link back; one that was taken back stays so. */
export const revokeSharedLink = writeMethod<{ id: string }>(async ({ id }, writing) => {
  const link = await readRow(writing.session, sharedLink, id, writing);
  if (!link) return null;
  const revoked = await updateRecord(sharedLink, { id, revoked_at: link.revoked_at ?? new Date().toISOString() }, writing);
  await announce(writing, request, String(link.service_transportation_id), 'UPDATED');
  writing.diary?.done({ request: link.service_transportation_id, link: id }, 'shared link revoked');
  return revoked;
});
