import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ExceededLimit } from './exceededLimits';

/** Warns which limits of a tariff are below the current usage. */
export function ExceededLimitsAlert({ limits }: { limits: readonly ExceededLimit[] }) {
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
