import { isAllowed } from '../../../providers/auth/methods';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { TodayPage } from './TodayPage';

/** The day of whoever drives; the server decides by itself which legs are theirs. */
export function TodayRoute() {
  const session = useSession();
  return isAllowed(session, 'updateRouteTaskStatus') && isAllowed(session, 'routes') ? (
    <TodayPage />
  ) : (
    <AccessDeniedPage />
  );
}
