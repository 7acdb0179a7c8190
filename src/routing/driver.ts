import { holdsPermission } from '../../providers/auth/methods';
import type { Session } from '../../providers/auth/session';
import type { ResourceDefinition } from '../../resources/definition';

/** The page of a driver's day. */
export const todayPath = '/today';

/** Whether somebody drives, and sees of requests no more than what is given to them. */
export const isDriver = (session: Session | null): boolean =>
  holdsPermission(session, 'routes.drive') && !holdsPermission(session, 'requests.read');

/** Lists that say nothing to whoever only drives: what there is for them stands in their day. */
const office: readonly string[] = ['serviceTransportation', 'serviceTransportationView', 'logistTasks', 'services'];

/** Whether a resource's screens mean something to somebody. They are reached by their address all the same. */
export function meansSomething(session: Session | null, { api }: Pick<ResourceDefinition, 'api'>): boolean {
  const drivesAlone = isDriver(session) && !holdsPermission(session, 'requests.handle');
  return !drivesAlone || !office.includes(api.list);
}
