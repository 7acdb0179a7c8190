import { AccessControlContext, keys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';

const usual = ['list', 'show', 'create', 'edit', 'delete', 'restore'];

/** Asks once for each thing that can be done with a resource, whatever number of rows and buttons wants to know. */
export function useAllowed({ name, actions }: ResourceDefinition): (action: string) => boolean | undefined {
  const { can, options } = useContext(AccessControlContext);
  const names = [...usual, ...actions.map((action) => action.name)];
  const answers = useQueries({
    queries: names.map((action) => ({
      ...options.queryOptions,
      queryKey: keys().access().resource(name).action(action).get(),
      queryFn: async () => (can ? await can({ resource: name, action }) : { can: true }),
      retry: false,
    })),
  });
  return (action) => answers[names.indexOf(action)]?.data?.can;
}
