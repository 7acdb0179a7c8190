import Devices from '@mui/icons-material/DevicesOutlined';
import Keyboard from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import Person from '@mui/icons-material/PersonOutlined';
import Security from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useNotification } from '@refinedev/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Language } from '../../../resources/languages';
import { useUpdateAccount } from '../../fields/useUpdateAccount';
import { isPathReachable } from '../../routing/redirects';
import { hasUnsavedWork, pendingSignOutWarning } from '../../ui/unsavedWork';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { errorText } from '../../ui/errorText';
import { LanguageSwitch } from '../../ui/LanguageSwitch';
import { personNameOf } from '../../ui/personNameOf';
import { ThemeSwitch } from '../../ui/ThemeSwitch';
import { shortcutKeys } from '../../ui/shortcuts/keys';
import { runShortcut } from '../../ui/shortcuts/useShortcut';
import { useSession } from '../../ui/appServices';
import { useSignOut } from '../../ui/useSignOut';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Shows the account panel: the user, links to the profile, language, theme and sign-out. */
export function AccountPanel({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const { t, i18n } = useTranslation(['app', 'engine']);
  const { open: notify } = useNotification();
  const [question, setQuestion] = useState<{ isOffline: boolean }>();
  const { busy, runSingle } = useSingleFlight();
  const { signOut, signOutIfReachable } = useSignOut();
  const update = useUpdateAccount();
  const user = useSession()?.user;
  if (!user) return null;
  const signOutWarning = hasUnsavedWork() ? undefined : pendingSignOutWarning();
  const questionTexts = [
    hasUnsavedWork() && t('engine:form.leave.text'),
    signOutWarning?.text,
    question?.isOffline && t('engine:offline.signOut.text'),
  ];
  const questionTitle =
    signOutWarning?.title ?? t(hasUnsavedWork() ? 'engine:form.leave.title' : 'engine:offline.signOut.title');

  /** Stores the language in the account. If that fails, this browser still uses the new language. */
  function storeLanguage(lang: Language) {
    update({ lang }).catch((error: unknown) => {
      // Translates the message only now, because the choice has switched the language.
      notify?.({ type: 'error', message: i18n.t('engine:form.failed'), description: errorText(error, i18n.t) });
    });
  }

  /** Signs out, or asks first when something would be lost. The browser may be online and the server unreachable. */
  async function signOutOrAsk() {
    if (hasUnsavedWork() || signOutWarning) setQuestion({ isOffline: !navigator.onLine });
    else if (!(await signOutIfReachable())) setQuestion({ isOffline: true });
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
        <Typography component="p" variant="subtitle2" noWrap>
          {personNameOf(user)}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      <PanelLink to="/profile" icon={<Person />} onClose={onClose}>
        {t('account.profile')}
      </PanelLink>
      <PanelLink to="/profile/Security" icon={<Security />} onClose={onClose}>
        {t('account.security')}
      </PanelLink>
      <PanelLink to="/profile/Devices" icon={<Devices />} onClose={onClose}>
        {t('account.devices')}
      </PanelLink>
      <Button
        fullWidth
        color="inherit"
        startIcon={<Keyboard />}
        aria-keyshortcuts={shortcutKeys.help}
        onClick={() => {
          onClose();
          runShortcut('help');
        }}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, justifyContent: 'start', px: 1 }}
      >
        {t('shortcuts.title')}
      </Button>
      <Divider sx={{ my: 1 }} />
      <SettingRow name={t('languages.label')}>
        <LanguageSwitch onChosen={storeLanguage} />
      </SettingRow>
      <SettingRow name={t('theme.label')}>
        <ThemeSwitch />
      </SettingRow>
      <Divider sx={{ my: 1 }} />
      <Button
        fullWidth
        color="inherit"
        startIcon={<Logout />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void runSingle(signOutOrAsk)}
        sx={{ justifyContent: 'start', px: 1 }}
      >
        {t('account.signOut')}
      </Button>
      <ConfirmDialog
        open={question !== undefined}
        title={questionTitle}
        text={questionTexts.filter(Boolean).join(' ')}
        confirmLabel={t('account.signOut')}
        cancelLabel={t('engine:form.leave.stay')}
        destructive
        onConfirm={() => void signOut()}
        onCancel={onClose}
      />
    </Popover>
  );
}

interface PanelLinkProps {
  to: string;
  icon: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function PanelLink({ to, icon, onClose, children }: PanelLinkProps) {
  if (!isPathReachable(useSession(), to)) return null;
  return (
    <Button
      component={Link}
      to={to}
      fullWidth
      color="inherit"
      startIcon={icon}
      onClick={onClose}
      sx={{ justifyContent: 'start', px: 1 }}
    >
      {children}
    </Button>
  );
}

function SettingRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 1, py: 0.5 }}>
      <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
