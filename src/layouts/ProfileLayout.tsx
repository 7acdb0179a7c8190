import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { isMethodAllowed } from '../../providers/auth/allowedMethods';
import { OwnAvatar } from '../fields/OwnAvatar';
import { PageTabs } from '../ui/PageTabs';
import { personNameOf } from '../ui/personNameOf';
import { useSession } from '../ui/appServices';

/** Renders the layout of the profile pages, with the user's name and e-mail address above each page. */
export function ProfileLayout() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 880, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <OwnAvatar size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" noWrap>
            {personNameOf(user)}
          </Typography>
          <Typography noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      {/* A user who must set up a second factor cannot open the other pages yet. */}
      {!user.must_set_up_two_factor && <ProfileTabs />}
      <Outlet />
    </Box>
  );
}

const profilePages = [
  { name: 'info', path: '/profile' },
  { name: 'security', path: '/profile/Security' },
  { name: 'notifications', path: '/profile/Notifications', method: 'inboxSettings' },
  { name: 'devices', path: '/profile/Devices' },
  { name: 'permissions', path: '/profile/Permissions' },
  { name: 'subscription', path: '/profile/Subscription', method: 'companySubscription' },
] as const;

/** Shows the tabs of the profile pages that the user may open. */
function ProfileTabs() {
  const { t } = useTranslation('profile');
  const session = useSession();
  const { pathname } = useLocation();
  const currentPage = profilePages.find(({ path }) => path.toLowerCase() === pathname.toLowerCase()) ?? profilePages[0];
  const tabs = profilePages
    .filter((page) => !('method' in page) || isMethodAllowed(session, page.method))
    .map(({ name, path }) => ({ name, title: t(`tabs.${name}`), to: path }));
  return <PageTabs label={t('tabs.label')} pages={tabs} current={currentPage.name} />;
}
