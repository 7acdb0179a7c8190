import Devices from '@mui/icons-material/DevicesOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Security from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '../../../providers/auth/signOut';
import { useUpdateAccount } from '../../fields/useAccount';
import { isReachable } from '../../routing/redirects';
import { isAnythingAtStake, whatWaits } from '../../ui/atStake';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { personName } from '../../ui/personName';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { useSession, useTab } from '../../ui/tab';

/** Who is signed in, the ways to their own pages, and what they can set for themselves. */
export function AccountPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t } = useTranslation(['app', 'engine']);
  const [asking, setAsking] = useState(false);
  const { connection, refresher } = useTab();
  // Where it cannot be kept with the account, this browser has it all the same.
  const update = useUpdateAccount();
  const user = useSession()?.user;
  if (!user) return null;
  const waiting = isAnythingAtStake() ? undefined : whatWaits();

  async function leave() {
    await signOut(connection, refresher);
    // Loaded anew, so that nothing of this person stays in memory.
    window.location.assign('/auth');
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('account.title'), sx: { width: 280, p: 1 } } }}
    >
      <Box sx={{ px: 1, py: 0.75 }}>
        <Typography variant="subtitle2" noWrap>
          {personName(user)}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      <Entry to="/profile" picture={<Person />} onClose={onClose}>
        {t('account.profile')}
      </Entry>
      <Entry to="/profile/Security" picture={<Security />} onClose={onClose}>
        {t('account.security')}
      </Entry>
      <Entry to="/profile/Devices" picture={<Devices />} onClose={onClose}>
        {t('account.devices')}
      </Entry>
      <Divider sx={{ my: 1 }} />
      <Setting name={t('languages.label')}>
        <LanguageSwitch onChosen={(lang) => void update({ lang }).catch(() => {})} />
      </Setting>
      <Setting name={t('theme.label')}>
        <ThemeSwitch />
      </Setting>
      <Divider sx={{ my: 1 }} />
      <Button
        fullWidth
        color="inherit"
        startIcon={<Logout />}
        onClick={() => (isAnythingAtStake() || waiting ? setAsking(true) : void leave())}
        sx={{ justifyContent: 'start', px: 1 }}
      >
        {t('account.signOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={waiting?.title ?? t('engine:form.leave.title')}
        text={waiting?.text ?? t('engine:form.leave.text')}
        confirm={t('account.signOut')}
        cancel={t('engine:form.leave.stay')}
        negative
        onConfirm={() => void leave()}
        onCancel={onClose}
      />
    </Popover>
  );
}

interface EntryProps {
  to: string;
  picture: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Entry({ to, picture, onClose, children }: EntryProps) {
  if (!isReachable(useSession(), to)) return null;
  return (
    <Button
      component={Link}
      to={to}
      fullWidth
      color="inherit"
      startIcon={picture}
      onClick={onClose}
      sx={{ justifyContent: 'start', px: 1 }}
    >
      {children}
    </Button>
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
