import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/appServices';
import { useSignOut } from '../../ui/useSignOut';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Shows a button to sign out. Shows nothing without a session. */
export function SignOutButton() {
  const { t } = useTranslation('app');
  const { signOut } = useSignOut();
  const { busy, runSingle } = useSingleFlight();
  if (!useSession()) return null;

  return (
    <Button size="large" color="inherit" loading={busy} onClick={() => void runSingle(signOut)}>
      {t('account.signOut')}
    </Button>
  );
}
