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
import { PageTitle } from '../../ui/PageTitle';
import { Progress } from './Progress';
import { Way } from './Way';
import { usePlaceNames } from './usePlaceNames';
import { useMoments } from './useMoments';

interface Props {
  request: SharedRequest;
  lookedAt: Date;
  /** The last look failed: what is shown may be out of date. */
  failed: boolean;
  onLook: () => void;
}

/** A request as its customer sees it. */
export function Shown({ request, lookedAt, failed, onLook }: Props) {
  const { t } = useTranslation('sharing');
  const { number, company, from, to } = request;
  const { days, moment, time } = useMoments();
  const nameOf = usePlaceNames();
  const ends = [from, to].flatMap((place) => (place ? [nameOf(place)] : []));
  const facts = [
    { name: 'loading', value: days(request.to_take_to_work_from, request.to_take_to_work_to) },
    { name: 'delivery', value: days(request.delivery_date_from, request.delivery_date_to) },
    { name: 'delivered', value: request.delivered && moment(request.delivered) },
  ].filter(({ value }) => Boolean(value));
  return (
    <Stack spacing={2}>
      <PageTitle page={number} />
      <Box component="header">
        <Typography sx={{ color: 'text.secondary' }}>{company.name}</Typography>
        <Typography variant="h1" sx={{ fontSize: '1.5rem', overflowWrap: 'anywhere' }}>
          {t('title', { number })}
        </Typography>
        {ends.length > 0 && <Typography sx={{ fontSize: '1rem', mt: 0.5 }}>{ends.join(' → ')}</Typography>}
      </Box>
      {failed && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onLook}>
              {t('failed.again')}
            </Button>
          }
        >
          {t('outdated')}
        </Alert>
      )}
      <Part title={t('progress.title')}>
        <Progress {...request} />
      </Part>
      {facts.length > 0 && (
        <Part title={t('dates.title')}>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}
          >
            {facts.map(({ name, value }) => (
              <div key={name}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`dates.${name}`)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
                  {value}
                </Typography>
              </div>
            ))}
          </Box>
        </Part>
      )}
      <Part title={t('way.title')}>
        <Way {...request} />
      </Part>
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
          {t('looked', { time: time(lookedAt) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('until', { moment: moment(request.expires_at) })}
        </Typography>
      </Box>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
