import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { useToday } from '../../fields/useTimeZone';
import { PageHeader } from '../../ui/PageHeader';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { useSession } from '../../ui/appServices';
import { AccessDeniedPage } from '../AccessDeniedPage';
import { DocumentsPanel } from './DocumentsPanel';
import { FirstSteps } from './FirstSteps';
import { FleetPanel } from './FleetPanel';
import { AttentionPanels } from './AttentionPanels';
import { PeriodChooser } from './PeriodChooser';
import { parsePeriodQuery, formatPeriodQuery } from './period';
import { PunctualityPanel } from './PunctualityPanel';
import { RevenuePanel } from './RevenuePanel';
import { StatusesPanel } from './StatusesPanel';
import { StopsPanel } from './StopsPanel';
import { KeyFigures } from './KeyFigures';
import { useHasRequests } from './useHasRequests';
import { useDelayedDashboardRefresh } from './useDelayedDashboardRefresh';

/** Shows the dashboard: requests that need attention, and figures of a period. */
export function DashboardPage() {
  return isMethodAllowed(useSession(), 'dashboard') ? <Dashboard /> : <AccessDeniedPage />;
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { search } = useLocation();
  const navigate = useNavigate();
  const period = parsePeriodQuery(search, useToday());
  const hasRequests = useHasRequests();
  useDelayedDashboardRefresh();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1440 }}>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} focusOnMount />
      {hasRequests === false ? (
        <FirstSteps />
      ) : (
        <>
          <AttentionPanels period={period} />
          <StopsPanel period={period} />
          <DocumentsPanel period={period} />
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
                onChoose={(chosen) =>
                  void navigate({ search: formatPeriodQuery(chosen) }, { preventScrollReset: true })
                }
              />
            </Box>
            <KeyFigures period={period} />
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
