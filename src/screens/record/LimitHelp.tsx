import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useSession } from '../../ui/appServices';
import { isTariffLimitError } from './failure';

/**
 * Renders advice below an error about a limit of the tariff: a link to the tariffs for users who may pay. Renders
 * nothing for other errors.
 */
export function LimitHelp({ error }: { error: unknown }) {
  const { t } = useTranslation('app');
  const pays = isMethodAllowed(useSession(), 'createPaymentSession');
  if (!isTariffLimitError(error)) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      {pays ? (
        // The link opens a new tab, so that input on this page is not lost.
        <Link href="/tariffs" target="_blank" color="inherit" underline="always">
          {t('limit.change')}
        </Link>
      ) : (
        t('limit.ask')
      )}
    </Box>
  );
}
