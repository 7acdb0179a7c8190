import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isMethodAllowed, isRefusedUnsubscribed } from '../../providers/auth/allowedMethods';
import { hasMethodPermission } from '../../providers/auth/methods';
import { menuTitle } from '../routing/menuTitle';
import { RecordDocumentTitle } from '../ui/RecordDocumentTitle';
import { useSession } from '../ui/appServices';
import { AccessDeniedPage } from './AccessDeniedPage';
import { ReadOnlyPage } from './ReadOnlyPage';

interface Props {
  /** Name of the page's resource. */
  resource: string;
  /** API method that the user must be allowed to call. Undefined if the resource has no such page. */
  method: string | undefined;
  /**
   * Whether the page is a form. An open form stays open when the user loses the permission for the method, or the
   * company its subscription. Saving then shows the server's error.
   */
  isForm?: boolean;
  children: ReactNode;
}

/**
 * Shows a page if the user may call its API method, otherwise "Access denied" or, without a subscription, that the
 * company can only read. The server checks independently.
 */
export function ResourcePage({ resource, method, isForm = false, children }: Props) {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const openPageKey = `${session?.user.id} ${pathname}`;
  const [openedPageKey, setOpenedPageKey] = useState<string>();
  const allowed = method !== undefined && isMethodAllowed(session, method);
  if (allowed && openedPageKey !== openPageKey) setOpenedPageKey(openPageKey);
  if (!allowed && !(isForm && openedPageKey === openPageKey)) {
    const lapsed =
      method !== undefined && hasMethodPermission(session, method) && isRefusedUnsubscribed(session, method);
    return lapsed ? <ReadOnlyPage /> : <AccessDeniedPage />;
  }
  return <RecordDocumentTitle page={menuTitle(t, resource)}>{children}</RecordDocumentTitle>;
}
