import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { useSession } from '../ui/tab';
import { PersonAvatar } from '../ui/PersonAvatar';

/** For what belongs to the person who is signed in: says who that is, above each of these pages. */
export function ProfileLayout() {
  const user = useSession()?.user;
  if (!user) return null;
  const name = user.profile?.full_name ?? user.email;
  return (
    <Box sx={{ maxWidth: 840, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <PersonAvatar name={name} size={52} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" noWrap>
            {name}
          </Typography>
          <Typography noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      <ProfileTabs />
      <Outlet />
    </Box>
  );
}

const pages = [
  { name: 'info', path: '/profile' },
  { name: 'permissions', path: '/profile/Permissions' },
] as const;

/** The ways between the pages of the profile. */
function ProfileTabs() {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const here = pages.find(({ path }) => path.toLowerCase() === pathname.toLowerCase()) ?? pages[0];
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={{ display: 'flex', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      {pages.map(({ name, path }) => (
        <Button
          key={name}
          component={Link}
          to={path}
          color={name === here.name ? 'primary' : 'inherit'}
          aria-current={name === here.name ? 'page' : undefined}
          sx={{ borderRadius: 0, borderBottom: 2, borderColor: name === here.name ? 'primary.main' : 'transparent', mb: '-1px' }}
        >
          {t(`tabs.${name}`)}
        </Button>
      ))}
    </Box>
  );
}
