import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ServerError } from '../../../resources/contract.generated';
import { StatusSection } from './StatusSection';
import { useStatusFormats } from './useStatusFormats';

/** Shows the last errors of the servers' logs, with the ids by which they are found there. */
export function ErrorsSection({ errors }: { errors: readonly ServerError[] }) {
  const { t } = useTranslation('status');
  const { moment } = useStatusFormats();
  return (
    <StatusSection title={t('errors.title')}>
      {errors.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('errors.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none' }}>
          {errors.map(({ at, host, message, type, code, request_id, job_id }) => (
            <Box component="li" key={`${at} ${host} ${request_id ?? ''} ${message}`} sx={{ overflowWrap: 'anywhere' }}>
              <Typography lang="en">{[message, type, code].filter(Boolean).join(' · ')}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  moment(at),
                  host,
                  request_id && t('errors.request', { id: request_id }),
                  job_id && t('errors.job', { id: job_id }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </StatusSection>
  );
}
