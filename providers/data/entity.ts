import type { ResourceDefinition } from '../../resources/definition';
import { internalError } from '../errors';
import type { Contract, ListNames } from './contract';

/** What stands behind a resource name of Refine. */
export interface Entity {
  /** Absent where the name is that of a list query that no definition has. */
  definition: ResourceDefinition | undefined;
  /** The query that lists it. */
  list: ListNames;
  /** The query that one record is read by. */
  one: ListNames;
}

/**
 * The entity of a resource name: a definition's, or a list query's own.
 *
 * @throws ApiError with reason `internal` when the contract has neither
 */
export function entityOf(resources: readonly ResourceDefinition[], contract: Contract, resource: string): Entity {
  const definition = resources.find(({ name }) => name === resource);
  return {
    definition,
    list: contract.list(definition?.api.list ?? resource),
    one: contract.list(definition?.api.one ?? resource),
  };
}

/**
 * The mutation that a definition has for a purpose.
 *
 * @throws ApiError with reason `internal` when it has none
 */
export function methodOf(entity: Entity, purpose: 'create' | 'update' | 'delete') {
  const { definition } = entity;
  const method = definition?.api[purpose];
  if (!definition || !method) throw internalError(`Unknown method: ${entity.list.name} has no ${purpose}`);
  return { definition, method };
}
