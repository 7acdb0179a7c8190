import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isAllowed } from '../../../providers/auth/methods';
import { PageHead } from '../../ui/PageHead';
import { PageTitle } from '../../ui/PageTitle';
import { useSession } from '../../ui/tab';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { FirstSteps } from './FirstSteps';
import { FleetPanel } from './FleetPanel';
import { Needs } from './Needs';
import { PeriodChooser } from './PeriodChooser';
import { readPeriod, writePeriod } from './period';
import { PunctualityPanel } from './PunctualityPanel';
import { RevenuePanel } from './RevenuePanel';
import { StatusesPanel } from './StatusesPanel';
import { StopsPanel } from './StopsPanel';
import { Tiles } from './Tiles';
import { useAnyRequest } from './useAnyRequest';
import { useQuietRenewal } from './useQuietRenewal';

/** What needs the reader now, and how a period went. */
export function DashboardPage() {
  return isAllowed(useSession(), 'dashboard') ? <Dashboard /> : <AccessDeniedPage />;
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { search } = useLocation();
  const navigate = useNavigate();
  const period = readPeriod(search);
  const any = useAnyRequest();
  useQuietRenewal();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1440 }}>
      <PageTitle page={t('title')} />
      <PageHead title={t('title')} takesFocus />
      {any === false ? (
        <FirstSteps />
      ) : (
        <>
          <Needs period={period} />
          <StopsPanel period={period} />
          <Box
            component="section"
            aria-labelledby="period"
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', justifyContent: 'space-between' }}
            >
              <Box component="h2" id="period" sx={{ typography: 'h2', m: 0, mt: 1 }}>
                {t('period.title')}
              </Box>
              <PeriodChooser
                period={period}
                onChoose={(chosen) => void navigate({ search: writePeriod(chosen) }, { preventScrollReset: true })}
              />
            </Box>
            <Tiles period={period} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              <RevenuePanel period={period} />
              <PunctualityPanel period={period} />
              <StatusesPanel period={period} />
              <FleetPanel period={period} />
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
}
