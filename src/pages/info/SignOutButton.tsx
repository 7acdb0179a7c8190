import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../providers/auth/signOut';
import { useSession, useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Shows a button to sign out. Shows nothing without a session. */
export function SignOutButton() {
  const { t } = useTranslation('app');
  const { connection, refresher } = useAppServices();
  const { busy, runSingle } = useSingleFlight();
  if (!useSession()) return null;

  const signOutAndReload = async () => {
    await signOut(connection, refresher);
    // A full page load clears all data of this user from memory.
    window.location.assign('/auth');
  };
  return (
    <Button size="large" color="inherit" loading={busy} onClick={() => void runSingle(signOutAndReload)}>
      {t('account.signOut')}
    </Button>
  );
}
