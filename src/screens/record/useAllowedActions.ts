import { AccessControlContext, keys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';

const standardActions = ['list', 'show', 'create', 'edit', 'delete', 'restore'];

/**
 * Returns a function that returns whether an action is allowed, or undefined until that is known. Each action is
 * checked once for all rows and buttons.
 */
export function useAllowedActions({ name, actions }: ResourceDefinition): (action: string) => boolean | undefined {
  const { can, options } = useContext(AccessControlContext);
  const names = [...standardActions, ...actions.map((action) => action.name)];
  const allowed = useQueries({
    queries: names.map((action) => ({
      ...options.queryOptions,
      queryKey: keys().access().resource(name).action(action).get(),
      queryFn: async () => (can ? await can({ resource: name, action }) : { can: true }),
      retry: false,
    })),
    combine: (answers): Readonly<Record<string, boolean | undefined>> =>
      Object.fromEntries(names.map((action, index) => [action, answers[index]?.data?.can])),
  });
  // Equal answers are the same object, so the function stays the same and memoized components are not rendered again.
  return useCallback((action) => allowed[action], [allowed]);
}
