import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormHeader } from '../../ui/auth/FormHeader';
import { expiredLinkPurpose } from './expiredLink';

/** Shows that a link from an e-mail no longer works, and how to get a new one. */
export function TokenExpiredPage() {
  const { t } = useTranslation('password');
  const purpose = expiredLinkPurpose(window.location.search);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <FormHeader title={t('tokenExpired.title')}>{t(`tokenExpired.${purpose}.text`)}</FormHeader>
      <Button variant="contained" size="large" href={purpose === 'RESTORE' ? '/auth/restorePassword' : '/auth'}>
        {t(`tokenExpired.${purpose}.action`)}
      </Button>
    </Box>
  );
}
