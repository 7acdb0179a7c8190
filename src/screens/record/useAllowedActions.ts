import { AccessControlContext, type IAccessControlContext, keys } from '@refinedev/core';
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';

const standardActions = ['list', 'show', 'create', 'edit', 'delete', 'restore'];

const actionNames = ({ actions }: ResourceDefinition) => [...standardActions, ...actions.map(({ name }) => name)];

/** Returns the cached queries of the access-control provider's answers, one for each action of a resource. */
function accessQueries(definition: ResourceDefinition, { can, options }: Partial<IAccessControlContext>) {
  const { name } = definition;
  return actionNames(definition).map((action) => ({
    ...options?.queryOptions,
    queryKey: keys().access().resource(name).action(action).get(),
    queryFn: async () => (can ? await can({ resource: name, action }) : { can: true }),
    retry: false,
  }));
}

/**
 * Asks the access-control provider before a screen is rendered, which then shows its buttons at once instead of being
 * rendered a second time.
 */
export async function fetchAllowedActions(
  queries: QueryClient,
  provider: Partial<IAccessControlContext>,
  definition: ResourceDefinition,
): Promise<void> {
  await Promise.all(accessQueries(definition, provider).map((query) => queries.query(query)));
}

/**
 * Returns a function that returns whether an action is allowed, or undefined until that is known. Each action is
 * checked once for all rows and buttons.
 */
export function useAllowedActions(definition: ResourceDefinition): (action: string) => boolean | undefined {
  const names = actionNames(definition);
  const allowed = useQueries({
    queries: accessQueries(definition, useContext(AccessControlContext)),
    combine: (answers): Readonly<Record<string, boolean | undefined>> =>
      Object.fromEntries(names.map((action, index) => [action, answers[index]?.data?.can])),
  });
  // Equal answers are the same object, so the function stays the same and memoized components are not rendered again.
  return useCallback((action) => allowed[action], [allowed]);
}
