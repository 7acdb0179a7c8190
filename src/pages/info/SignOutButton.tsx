import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../providers/auth/signOut';
import { useSession, useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';

/** The way out for whoever is signed in. */
export function SignOutButton() {
  const { t } = useTranslation('app');
  const { connection, refresher } = useTab();
  const { busy, once } = useOnce();
  if (!useSession()) return null;

  const leave = async () => {
    await signOut(connection, refresher);
    // Loaded anew, so that nothing of this person stays in memory.
    window.location.assign('/auth');
  };
  return (
    <Button size="large" color="inherit" loading={busy} onClick={() => void once(leave)}>
      {t('account.signOut')}
    </Button>
  );
}
