import Devices from '@mui/icons-material/DevicesOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '../../../providers/auth/signOut';
import { devices } from '../../../resources/devices';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { useSession, useTab } from '../../ui/tab';

/** Who is signed in, and what they can set for themselves. */
export function AccountMenu() {
  const { t } = useTranslation('app');
  const { connection, refresher } = useTab();
  const user = useSession()?.user;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = user.profile?.full_name ?? user.email;

  async function leave() {
    await signOut(connection, refresher);
    // Loaded anew, so that nothing of this person stays in memory.
    window.location.assign('/auth');
  }

  return (
    <>
      <IconButton
        aria-label={t('account.open', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <PersonAvatar name={name} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('account.title'), sx: { width: 280, p: 1 } } }}
      >
        <Box sx={{ px: 1, py: 0.75 }}>
          <Typography variant="subtitle2" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
        </Box>
        <Button
          component={Link}
          to="/profile"
          fullWidth
          color="inherit"
          startIcon={<Person />}
          onClick={() => setAnchor(null)}
          sx={{ justifyContent: 'start', px: 1 }}
        >
          {t('account.profile')}
        </Button>
        <Button
          component={Link}
          to={devices.path}
          fullWidth
          color="inherit"
          startIcon={<Devices />}
          onClick={() => setAnchor(null)}
          sx={{ justifyContent: 'start', px: 1 }}
        >
          {t('account.devices')}
        </Button>
        <Divider sx={{ my: 1 }} />
        <Setting name={t('languages.label')}>
          <LanguageSwitch />
        </Setting>
        <Setting name={t('theme.label')}>
          <ThemeSwitch />
        </Setting>
        <Divider sx={{ my: 1 }} />
        <Button
          fullWidth
          color="inherit"
          startIcon={<Logout />}
          onClick={() => void leave()}
          sx={{ justifyContent: 'start', px: 1 }}
        >
          {t('account.signOut')}
        </Button>
      </Popover>
    </>
  );
}

function Setting({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, py: 0.5 }}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
