import Status from '@mui/icons-material/MonitorHeartOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Planning from '@mui/icons-material/ViewTimelineOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import { isMethodAllowed } from '../../providers/auth/allowedMethods';
import type { Session } from '../../providers/auth/session';
import { isDriver, todayPath } from './driver';

/** A page in the menu that belongs to no resource. */
export interface MenuPage {
  /** The label in the menu is `menuTitle` of the name. */
  name: string;
  path: string;
  Icon: typeof Today;
  isFor: (session: Session | null) => boolean;
}

/** Path of the dashboard, which shows pending work and figures of a period. */
export const dashboardPath = '/dashboard';

/** Path of the planning board. */
export const planningPath = '/planning';

/** Path of the page on which the operator sees how the servers do. */
export const statusPath = '/status';

/** Pages that the menu lists before the resources, in order. */
export const menuPages: readonly MenuPage[] = [
  {
    name: 'dashboard',
    path: dashboardPath,
    Icon: Dashboard,
    isFor: (session) => isMethodAllowed(session, 'dashboard'),
  },
  {
    name: 'planning',
    path: planningPath,
    Icon: Planning,
    isFor: (session) => isMethodAllowed(session, 'planningBoard'),
  },
  { name: 'today', path: todayPath, Icon: Today, isFor: isDriver },
  { name: 'status', path: statusPath, Icon: Status, isFor: (session) => isMethodAllowed(session, 'serverStatus') },
];
