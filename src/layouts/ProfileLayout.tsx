import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
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
      <Outlet />
    </Box>
  );
}
