import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { lazy } from '../../../providers/loadCode';
import { returnLinkState } from '../../routing/address';
import { menuTitle } from '../../routing/menuTitle';
import { listPath } from '../../screens/record/recordUrls';
import { useSession } from '../../ui/appServices';
import { AccountMenu } from './AccountMenu';
import { DrawerMenuButton } from './DrawerMenuButton';
import { GoToButton } from './GoToButton';
import { resourceAtPath } from './resourceAtPath';

const InboxMenu = lazy(() => import('./inbox/InboxMenu').then((module) => ({ default: module.InboxMenu })));
const JobsMenu = lazy(() => import('./jobs/JobsMenu').then((module) => ({ default: module.JobsMenu })));

/**
 * Renders the bar at the top: the company, a link to the current resource's list, the button that finds pages, and the
 * account menu.
 */
export function TopBar() {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 52,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
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
    </Box>
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
    <Box
      component="nav"
      aria-label={t('menu.path')}
      sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 500 }}>
        {company}
      </Typography>
      {parentResource && (
        <>
          {company && <ChevronRight aria-hidden sx={{ fontSize: 18 }} />}
          <Link
            component={RouterLink}
            to={listPath(parentResource)}
            {...returnLinkState}
            variant="body2"
            noWrap
            sx={{ flexShrink: 0 }}
          >
            {menuTitle(t, parentResource.name)}
          </Link>
        </>
      )}
    </Box>
  );
}
