import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Exceeded } from './exceeded';

/** Warns that a tariff allows less than is used now, with the figures; nothing where it doesn't. */
export function ExceededAlert({ limits }: { limits: readonly Exceeded[] }) {
  const { t } = useTranslation('tariffs');
  if (limits.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('exceeded.text')}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {limits.map(({ code, title, used, limit }) => (
          <li key={code}>{t('exceeded.limit', { title, used, limit })}</li>
        ))}
      </Box>
    </Alert>
  );
}
