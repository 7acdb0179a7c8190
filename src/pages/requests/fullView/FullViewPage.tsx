import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

/** Everything about the request on one page. */
export function FullViewPage() {
  const { t } = useTranslation('workbench');
  return <Typography variant="h2">{t('tabs.fullView')}</Typography>;
}
