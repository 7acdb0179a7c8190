import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../ui/appServices';
import { passwordExpiryWarningDays } from './passwordExpiry';

/** Warns for two weeks that the user's password expires. It can be closed until the page is loaded again. */
export function PasswordExpiryNotice() {
  const { t } = useTranslation('app');
  const session = useSession();
  const [isClosed, setClosed] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const days = passwordExpiryWarningDays(session?.user.expiration_password_date ?? null, openedAt);
  if (days === undefined || isClosed) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ borderRadius: 0, flexShrink: 0 }}
      closeText={t('passwordExpiry.close')}
      onClose={() => setClosed(true)}
    >
      {t('passwordExpiry.text', { count: days })}{' '}
      <Button component={Link} to="/profile/Security" color="inherit" size="small" sx={{ textDecoration: 'underline' }}>
        {t('passwordExpiry.change')}
      </Button>
    </Alert>
  );
}
