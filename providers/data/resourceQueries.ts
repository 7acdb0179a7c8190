import type { ResourceDefinition } from '../../resources/definition';
import { internalError } from '../errors';
import type { ContractIndex, ListNames } from './contract';

/** The resource definition and the queries for the name of a Refine resource. */
export interface ResourceQueries {
  /** The resource definition; absent when the name is that of a list query. */
  definition: ResourceDefinition | undefined;
  /** The list query that fetches a page of the resource's rows. */
  list: ListNames;
  /** The list query that fetches one record by its id. */
  one: ListNames;
}

/**
 * Returns the definition and the queries of a resource name, which is the name of a definition or of a list query.
 *
 * @throws ApiError with reason `internal` when the contract has neither
 */
export function resourceQueriesOf(
  resources: readonly ResourceDefinition[],
  contract: ContractIndex,
  resource: string,
): ResourceQueries {
  const definition = resources.find(({ name }) => name === resource);
  return {
    definition,
    list: contract.list(definition?.api.list ?? resource),
    one: contract.list(definition?.api.one ?? resource),
  };
}

/**
 * Returns the definition with the name of its mutation for a purpose.
 *
 * @throws ApiError with reason `internal` when it has none
 */
export function definitionWithMutation(queries: ResourceQueries, purpose: 'create' | 'update' | 'delete') {
  const { definition } = queries;
  const method = definition?.api[purpose];
  if (!definition || !method) throw internalError(`Unknown method: ${queries.list.name} has no ${purpose}`);
  return { definition, method };
}
