import type { ResourceDefinition } from '../../resources/definition';
import { internalError } from '../errors';
import type { Contract, ListNames } from './contract';

/** The resource definition and the queries for the name of a Refine resource. */
export interface Entity {
  /** The resource definition; absent when the name is that of a list query. */
  definition: ResourceDefinition | undefined;
  /** The query for the list. */
  list: ListNames;
  /** The query for one record. */
  one: ListNames;
}

/**
 * Returns the entity of a resource name, which is the name of a definition or of a list query.
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
 * Returns the definition's mutation for a purpose.
 *
 * @throws ApiError with reason `internal` when it has none
 */
export function methodOf(entity: Entity, purpose: 'create' | 'update' | 'delete') {
  const { definition } = entity;
  const method = definition?.api[purpose];
  if (!definition || !method) throw internalError(`Unknown method: ${entity.list.name} has no ${purpose}`);
  return { definition, method };
}
