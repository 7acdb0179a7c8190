import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Today from '@mui/icons-material/TodayOutlined';
import { isAllowed } from '../../providers/auth/methods';
import type { Session } from '../../providers/auth/session';
import { isDriver, todayPath } from './driver';

/** A page of the menu that no resource stands behind. */
export interface MenuPage {
  /** Its word is `app:menu.<name>`. */
  name: string;
  path: string;
  Picture: typeof Today;
  isFor: (session: Session | null) => boolean;
}

/** The page of what needs one now, and how a period went. */
export const dashboardPath = '/dashboard';

/** Pages that stand before the resources, in the order of the menu. */
export const menuPages: readonly MenuPage[] = [
  { name: 'dashboard', path: dashboardPath, Picture: Dashboard, isFor: (session) => isAllowed(session, 'dashboard') },
  { name: 'today', path: todayPath, Picture: Today, isFor: isDriver },
];
