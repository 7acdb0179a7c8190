import { isRecord } from '../graphqlResponse';
import type { ContractIndex } from './contract';
import type { ResourceQueries } from './resourceQueries';
import type { ApiTransport } from './transport';
import { buildMutationCall } from './mutationCalls';

/**
 * Returns an id for a new record: from `idGenerator`, or a random number when that query fails. Returns undefined when
 * the server creates ids while saving, or the record already has an id.
 */
export async function createRecordId(
  contract: ContractIndex,
  transport: ApiTransport,
  { definition }: ResourceQueries,
  variables: unknown,
): Promise<string | undefined> {
  const table = definition?.api.idTable;
  if (!table || (isRecord(variables) && variables.id !== undefined)) return undefined;
  try {
    const id = await transport.send(buildMutationCall(contract, 'idGenerator', { table }, undefined, []));
    if (typeof id === 'string') return id;
  } catch {
    // The record can be created with a random id. When the server really is down, the create call fails as well.
  }
  return String(Math.ceil(Math.random() * Number.MAX_SAFE_INTEGER));
}
