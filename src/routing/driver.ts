import { hasSessionPermission } from '../../providers/auth/allowedMethods';
import type { Session } from '../../providers/auth/session';
import type { ResourceDefinition } from '../../resources/definition';

/** Path of the page with a driver's tasks of the day. */
export const todayPath = '/today';

/** Returns whether a user is a driver who sees only the requests assigned to them. */
export const isDriver = (session: Session | null): boolean =>
  hasSessionPermission(session, 'routes.drive') && !hasSessionPermission(session, 'requests.read');

/** List queries whose resources the menu hides from drivers, because the page of the driver's day shows their content. */
const hiddenFromDrivers: readonly string[] = [
  'serviceTransportation',
  'serviceTransportationView',
  'logistTasks',
  'services',
];

/**
 * Returns whether the menu offers a resource to a user. A resource without a menu entry can still be opened by its
 * address.
 */
export function isResourceInMenu(session: Session | null, { api }: Pick<ResourceDefinition, 'api'>): boolean {
  const isDriverOnly = isDriver(session) && !hasSessionPermission(session, 'requests.handle');
  return !isDriverOnly || !hiddenFromDrivers.includes(api.list);
}
