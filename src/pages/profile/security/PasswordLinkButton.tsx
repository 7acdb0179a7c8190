import { useNotification } from '@refinedev/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { requestPasswordLink } from '../../../../providers/auth/passwordLinks';
import { errorText } from '../../../ui/errorText';
import { useSession, useAppServices } from '../../../ui/appServices';
import { useSingleFlight } from '../../../ui/useSingleFlight';

/**
 * Shows a button that sends a link to set a password, for users without a password, who registered through Google or
 * Microsoft.
 */
export function PasswordLinkButton() {
  const { t } = useTranslation(['profile', 'app']);
  const { open: notify } = useNotification();
  const { connection } = useAppServices();
  const email = useSession()?.user.email;
  const { busy, runSingle } = useSingleFlight();
  if (email === undefined) return null;

  async function sendLink(address: string) {
    try {
      await requestPasswordLink(connection, address, `${window.location.origin}/auth/restorePassword`);
      notify?.({ type: 'success', message: t('password.linkSent', { email: address }) });
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error, t) });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('password.none')}
      </Typography>
      <Button size="small" aria-disabled={busy} onClick={() => void runSingle(async () => sendLink(email))}>
        {t('password.sendLink')}
      </Button>
    </Box>
  );
}
