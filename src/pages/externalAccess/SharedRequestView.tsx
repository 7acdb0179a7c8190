import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedRequest } from '../../../resources/contract.generated';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { Badge } from '../../ui/Badge';
import { SharedProgress } from './SharedProgress';
import { SharedRoute } from './SharedRoute';
import { usePlaceName } from './usePlaceName';
import { useDateTimeFormat } from './useDateTimeFormat';

interface Props {
  request: SharedRequest;
  loadedAt: Date;
  /** Whether the last refresh failed, so that the data may be out of date. */
  refreshFailed: boolean;
  onRefresh: () => void;
}

/** Shows a shared request as its customer sees it. */
export function SharedRequestView({ request, loadedAt, refreshFailed, onRefresh }: Props) {
  const { t } = useTranslation('sharing');
  const { number, company, from, to } = request;
  const { formatDays, formatDateTime, formatTime } = useDateTimeFormat();
  const nameOf = usePlaceName();
  const endNames = [from, to].flatMap((place) => (place ? [nameOf(place)] : []));
  const facts = [
    { name: 'loading', value: formatDays(request.to_take_to_work_from, request.to_take_to_work_to) },
    { name: 'delivery', value: formatDays(request.delivery_date_from, request.delivery_date_to) },
    {
      name: 'expected',
      value: request.expected_delivery && formatDateTime(request.expected_delivery),
      badge: request.expected_late && <Badge tone="warning" label={t('dates.late')} />,
    },
    { name: 'delivered', value: request.delivered && formatDateTime(request.delivered) },
  ].filter(({ value }) => Boolean(value));
  return (
    <Stack spacing={2}>
      <DocumentTitle title={number} />
      <Box component="header">
        <Typography sx={{ color: 'text.secondary' }}>{company.name}</Typography>
        <Typography variant="h1" sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
          {t('title', { number })}
        </Typography>
        {endNames.length > 0 && <Typography sx={{ fontSize: '1rem', mt: 0.5 }}>{endNames.join(' → ')}</Typography>}
      </Box>
      {refreshFailed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onRefresh}>
              {t('failed.again')}
            </Button>
          }
        >
          {t('outdated')}
        </Alert>
      )}
      <Section title={t('progress.title')}>
        <SharedProgress {...request} />
      </Section>
      {facts.length > 0 && (
        <Section title={t('dates.title')}>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}
          >
            {facts.map(({ name, value, badge }) => (
              <div key={name}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`dates.${name}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
                  {value} {badge}
                </Typography>
              </div>
            ))}
          </Box>
        </Section>
      )}
      <Section title={t('way.title')}>
        <SharedRoute {...request} />
      </Section>
      {company.phone && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography>{t('questions', { company: company.name })}</Typography>
          <Link
            href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}
            sx={{ whiteSpace: 'nowrap', textDecoration: 'underline' }}
          >
            {company.phone}
          </Link>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('looked', { time: formatTime(loadedAt) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('until', { moment: formatDateTime(request.expires_at) })}
        </Typography>
      </Box>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
