import Today from '@mui/icons-material/TodayOutlined';
import type { Session } from '../providers/auth/session';
import { isDriver, todayPath } from './driver';

/** A page of the menu that no resource stands behind. */
export interface MenuPage {
  /** Its word is `app:menu.<name>`. */
  name: string;
  path: string;
  Picture: typeof Today;
  isFor: (session: Session | null) => boolean;
}

/** Pages that stand before the resources, in the order of the menu. */
export const menuPages: readonly MenuPage[] = [{ name: 'today', path: todayPath, Picture: Today, isFor: isDriver }];
