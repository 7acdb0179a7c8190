import type { Values } from '../../dialect/entity';
import { type ContractError, invalid } from '../../dialect/errors';
import type { MutationContext } from '../../dialect/write/mutations';
import { readRow } from '../../dialect/write/rows';
import { lockRequest } from './order';
import { request } from './request';
import { hasEnded } from './statuses';

/** What is told of an id under which the caller sees nothing, whether there is something or not. */
export function notFound(): ContractError {
  return invalid({ 'input.id': [{ code: 'not_found' }] });
}

/** The request that a call is about, locked until the transaction ends. @throws ContractError when the caller sees none. */
export async function lockVisible(mutation: MutationContext, id: string): Promise<Values> {
  const { session, tenant } = mutation;
  const status = await lockRequest(session, tenant, id);
  const row = status === undefined ? undefined : await readRow(session, request, id, mutation);
  if (!row) throw notFound();
  return row;
}

/** The same of a request that has not ended. */
export async function lockOpen(mutation: MutationContext, id: string): Promise<Values> {
  const row = await lockVisible(mutation, id);
  if (hasEnded(row.status)) throw invalid({ 'input.id': [{ code: 'request_ended' }] });
  return row;
}
