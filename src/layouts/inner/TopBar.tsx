import ChevronRight from '@mui/icons-material/ChevronRight';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { lazy } from '../../../providers/loadCode';
import { returnLinkState } from '../../routing/address';
import { menuTitle } from '../../routing/menuTitle';
import { listPath } from '../../screens/record/recordUrls';
import { useSession } from '../../ui/appServices';
import { AccountMenu } from './AccountMenu';
import { DrawerMenuButton } from './DrawerMenuButton';
import { GoToButton } from './GoToButton';
import { resourceAtPath } from './resourceAtPath';
import styles from './TopBar.module.css';

const InboxMenu = lazy(() => import('./inbox/InboxMenu').then((module) => ({ default: module.InboxMenu })));
const JobsMenu = lazy(() => import('./jobs/JobsMenu').then((module) => ({ default: module.JobsMenu })));

/**
 * Renders the bar at the top: the company, a link to the current resource's list, the button that finds pages, and the
 * account menu.
 */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <DrawerMenuButton />
      <PagePath />
      <GoToButton />
      <Suspense fallback={null}>
        <JobsMenu />
      </Suspense>
      <Suspense fallback={null}>
        <InboxMenu />
      </Suspense>
      <AccountMenu />
    </header>
  );
}

/** Renders the company's name, if it has one, and on a page of a resource the link to its list. */
function PagePath() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const company = useSession()?.company?.name;
  const currentResource = resourceAtPath(pathname);
  const parentResource = pathname === currentResource?.path ? undefined : currentResource;
  return (
    <nav aria-label={t('menu.path')} className={styles.path}>
      <span className={styles.company}>{company}</span>
      {parentResource && (
        <>
          {company && <ChevronRight aria-hidden />}
          <Link to={listPath(parentResource)} {...returnLinkState} className={styles.parent}>
            {menuTitle(t, parentResource.name)}
          </Link>
        </>
      )}
    </nav>
  );
}
