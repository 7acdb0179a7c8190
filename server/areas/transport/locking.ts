import type { RowValues } from '../../dialect/entity';
import { type ContractError, invalidInputError } from '../../dialect/errors';
import type { MutationContext } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { lockRequest } from './order';
import { requestEntity } from './request';
import { hasRequestEnded } from './statuses';

/** Returns the error for a record that does not exist or that the caller may not see. */
export function notFoundError(): ContractError {
  return invalidInputError({ 'input.id': [{ code: 'not_found' }] });
}

/**
 * Locks a request until the transaction ends, and returns its row.
 * @throws ContractError when the request does not exist or the caller may not see it.
 */
export async function lockVisibleRequest(mutation: MutationContext, id: string): Promise<RowValues> {
  const { session, tenant } = mutation;
  const status = await lockRequest(session, tenant, id);
  const row = status === undefined ? undefined : await readRow(session, requestEntity, id, mutation);
  if (!row) throw notFoundError();
  return row;
}

/**
 * Locks a request like `lockVisibleRequest`, and returns its row.
 * @throws ContractError when the request has ended, does not exist or is not visible to the caller.
 */
export async function lockOpenRequest(mutation: MutationContext, id: string): Promise<RowValues> {
  const row = await lockVisibleRequest(mutation, id);
  if (hasRequestEnded(row.status)) throw invalidInputError({ 'input.id': [{ code: 'request_ended' }] });
  return row;
}
