import { isRecord } from '../answer';
import type { Contract } from './contract';
import type { Entity } from './entity';
import type { Transport } from './transport';
import { mutationCall } from './writing';

/**
 * An id for a record that is about to be made: from `idGenerator`, or a random number if that fails. Undefined where
 * the server makes ids while saving, or the record brings one.
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
    // A record can be made without the generator; what is really wrong, the creation itself will say.
  }
  return String(Math.ceil(Math.random() * Number.MAX_SAFE_INTEGER));
}
