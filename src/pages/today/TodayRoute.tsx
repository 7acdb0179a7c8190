import { hasMethodPermission } from '../../../providers/auth/methods';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { TodayPage } from './TodayPage';

export { preloadTodayPage } from './preloadTodayPage';

/** Shows the driver's day if the user may work on legs. The server decides which legs belong to the driver. */
export function TodayRoute() {
  const session = useSession();
  return hasMethodPermission(session, 'updateRouteTaskStatus') && hasMethodPermission(session, 'routes') ? (
    <TodayPage />
  ) : (
    <AccessDeniedPage />
  );
}
