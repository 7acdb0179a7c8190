import type { AccessControlProvider } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ResourceAction, ResourceDefinition } from '../resources/definition';
import { isRefusedUnsubscribed, hasSessionPermission } from './auth/allowedMethods';
import { hasMethodPermission, permittedMethods } from './auth/methods';
import type { SessionStore } from './auth/session';
import { isSubscribed } from './auth/subscription';

/**
 * Refine's access-control provider: an action is allowed when the definition has a method for it, the session's
 * permissions include that method, and the company is subscribed if the method needs that. Actions are `list`, `show`, `create`, `clone`, `edit`, `delete`, `restore` and the
 * definition's own. A resource name without a definition is checked as the query of that name.
 *
 * Refine caches the answers without expiry; `refetchAccessOnChange` invalidates them when the session changes. `reason`
 * is a key in the i18next namespace `app`.
 */
export function createAccessControlProvider(
  resources: readonly ResourceDefinition[],
  session: SessionStore,
): AccessControlProvider {
  return {
    async can({ resource, action }) {
      const method = methodOf(resources, resource, action);
      if (method === undefined) return { can: false, reason: 'errors.noSuchAction' };
      const now = session.get();
      const permission = actionOf(resources, resource, action)?.permission;
      const hasPermission = permission === undefined || !now || hasSessionPermission(now, permission);
      if (!hasPermission || !hasMethodPermission(now, method)) return { can: false, reason: 'errors.denied' };
      return isRefusedUnsubscribed(now, method) ? { can: false, reason: 'errors.unpaid' } : { can: true };
    },
    options: { queryOptions: { staleTime: Infinity } },
  };
}

/** Returns the resource's own action with that name; undefined when it has none. */
function actionOf(
  resources: readonly ResourceDefinition[],
  resource: string | undefined,
  action: string,
): ResourceAction | undefined {
  return resources.find(({ name }) => name === resource)?.actions.find(({ name }) => name === action);
}

/** Returns the method that an action calls; undefined when there is none. */
function methodOf(
  resources: readonly ResourceDefinition[],
  resource: string | undefined,
  action: string,
): string | undefined {
  const definition = resources.find(({ name }) => name === resource);
  if (!definition) return action === 'list' || action === 'show' ? resource : undefined;
  const { api } = definition;
  switch (action) {
    case 'list':
      return api.list;
    case 'show':
      return api.one;
    case 'create':
    case 'clone':
      return api.create;
    case 'edit':
      return api.update;
    case 'delete':
      return api.delete;
    case 'restore':
      return api.restore;
    default:
      return actionOf(resources, resource, action)?.method;
  }
}

/**
 * Refetches the cached answers of the access-control provider when another user signs in, or when the permissions or
 * the subscription change. Returns the function that unsubscribes.
 */
export function refetchAccessOnChange(session: SessionStore, queries: QueryClient): () => void {
  const accessKey = () => {
    const now = session.get();
    return now && [now.user.id, isSubscribed(now), ...permittedMethods(now)].join(' ');
  };
  let lastKey = accessKey();
  return session.subscribe(() => {
    const currentKey = accessKey();
    if (currentKey === lastKey) return;
    lastKey = currentKey;
    void queries.invalidateQueries({ queryKey: ['access'] });
  });
}
