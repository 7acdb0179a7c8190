import { isRecord } from '../graphqlResponse';
import type { Contract } from './contract';
import type { Entity } from './entity';
import type { Transport } from './transport';
import { mutationCall } from './mutationCalls';

/**
 * Returns an id for a new record: from `idGenerator`, or a random number if that fails. Undefined when the server
 * creates ids while saving, or the record has one.
 */
export async function newId(
  contract: Contract,
  transport: Transport,
  { definition }: Entity,
  variables: unknown,
): Promise<string | undefined> {
  const table = definition?.api.idTable;
  if (!table || (isRecord(variables) && variables.id !== undefined)) return undefined;
  try {
    const id = await transport.send(mutationCall(contract, 'idGenerator', { table }, undefined, []));
    if (typeof id === 'string') return id;
  } catch {
    // The record can be created without the generator; a real fault fails the create call as well.
  }
  return String(Math.ceil(Math.random() * Number.MAX_SAFE_INTEGER));
}
