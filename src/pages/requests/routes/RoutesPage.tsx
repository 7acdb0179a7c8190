import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** The legs of the request. */
export function RoutesPage() {
  const { t } = useTranslation('workbench');
  return <Typography variant="h2">{t('tabs.routes')}</Typography>;
}
