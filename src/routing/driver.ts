import { holdsPermission } from '../../providers/auth/methods';
import type { Session } from '../../providers/auth/session';
import type { ResourceDefinition } from '../../resources/definition';

/** The page of a driver's day. */
export const todayPath = '/today';

/** Returns whether a user is a driver who sees only the requests assigned to them. */
export const isDriver = (session: Session | null): boolean =>
  holdsPermission(session, 'routes.drive') && !holdsPermission(session, 'requests.read');

/** Lists without use for a driver, whose day page shows the same. */
const office: readonly string[] = ['serviceTransportation', 'serviceTransportationView', 'logistTasks', 'services'];

/** Returns whether the menu offers a resource to a user. Its address works in any case. */
export function isInMenu(session: Session | null, { api }: Pick<ResourceDefinition, 'api'>): boolean {
  const drivesAlone = isDriver(session) && !holdsPermission(session, 'requests.handle');
  return !drivesAlone || !office.includes(api.list);
}
