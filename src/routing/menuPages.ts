import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import { isAllowed } from '../../providers/auth/methods';
import type { Session } from '../../providers/auth/session';
import { isDriver, todayPath } from './driver';

/** A page of the menu without a resource. */
export interface MenuPage {
  /** Its label is `app:menu.<name>`. */
  name: string;
  path: string;
  Picture: typeof Today;
  isFor: (session: Session | null) => boolean;
}

/** The dashboard: pending work, and figures of a period. */
export const dashboardPath = '/dashboard';

/** Pages listed before the resources, in the menu's order. */
export const menuPages: readonly MenuPage[] = [
  { name: 'dashboard', path: dashboardPath, Picture: Dashboard, isFor: (session) => isAllowed(session, 'dashboard') },
  { name: 'today', path: todayPath, Picture: Today, isFor: isDriver },
];
