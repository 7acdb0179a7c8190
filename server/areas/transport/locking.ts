import type { RowValues } from '../../dialect/entity';
import { type ContractError, invalidInputError } from '../../dialect/errors';
import { type RecordsMutation, requireNoneRefused } from '../../dialect/records-change';
import { beginMutation } from '../../dialect/write/mutations';
import { readRowsWith } from '../../dialect/write/lock-rows';
import { isRecordId } from './order';
import { requestEntity } from './request';
import { hasRequestEnded } from './statuses';

/** Returns the error for a record that does not exist or that the caller may not see. */
export function notFoundError(): ContractError {
  return invalidInputError({ 'input.id': [{ code: 'not_found' }] });
}

/** How strongly the functions of this file lock requests. */
export const requestLock = 'FOR UPDATE';

/**
 * Locks requests in the order of their ids. Returns the rows of those that the caller may see, by id. A second statement
 * reads them, because what the caller may see can change while the first one waits for a lock.
 */
async function lockRequests(mutation: RecordsMutation, given: readonly string[]): Promise<Map<string, RowValues>> {
  const { session, tenant } = mutation;
  const ids = given.filter(isRecordId);
  const text = `SELECT 1 FROM service_transportations WHERE tenant_id = $1 AND id = ANY ($2::bigint[])
    ORDER BY id ${requestLock}`;
  await session.rows({ text, params: [tenant, `{${ids.join(',')}}`] });
  return readRowsWith(beginMutation(mutation), requestEntity, { column: 'id', ids });
}

/**
 * Locks several requests, in the order of their ids, and returns their rows by id.
 * @throws RefusedRecordsError with those that do not exist or that the caller may not see
 */
export async function lockVisibleRequests(
  mutation: RecordsMutation,
  ids: readonly string[],
): Promise<Map<string, RowValues>> {
  const rows = await lockRequests(mutation, ids);
  requireNoneRefused(new Map(ids.filter((id) => !rows.has(id)).map((id) => [id, notFoundError()])));
  return rows;
}

/** Locks several requests like `lockVisibleRequests`. @throws RefusedRecordsError also with those that have ended */
export async function lockOpenRequests(
  mutation: RecordsMutation,
  ids: readonly string[],
): Promise<Map<string, RowValues>> {
  const rows = await lockVisibleRequests(mutation, ids);
  const ended = [...rows].filter(([, { status }]) => hasRequestEnded(status));
  requireNoneRefused(new Map(ended.map(([id]) => [id, endedError()])));
  return rows;
}

function endedError(): ContractError {
  return invalidInputError({ 'input.id': [{ code: 'request_ended' }] });
}
