import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MapView } from '../../ui/map/MapView';
import { DashboardPanel } from './DashboardPanel';
import type { ChosenPeriod } from './period';
import { useDashboardPart } from './useDashboardPart';

const mapHeight = 380;

/** Shows today's loading and delivery stops on a map. */
export function StopsPanel({ period }: { period: ChosenPeriod }) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const query = useDashboardPart('stops', period);
  const { count = 0, unplaced = 0, stops = [] } = query.data ?? {};
  const notShown = count - unplaced - stops.length;
  return (
    <DashboardPanel title={t('stops.title')} query={query} height={mapHeight}>
      {count === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('stops.empty')}</Typography>
      ) : (
        <>
          {stops.length > 0 && (
            <MapView
              title={t('stops.title')}
              height={mapHeight}
              clustered
              points={stops.map(({ id, number, customer_name, direction, brief, coordinates }) => ({
                id,
                ...coordinates,
                label: [t(`stops.${direction === 'FROM' ? 'loading' : 'delivery'}`, { number }), customer_name, brief]
                  .filter(Boolean)
                  .join(' · '),
                mark: t(`stops.mark.${direction === 'FROM' ? 'loading' : 'delivery'}`),
                tone: direction === 'FROM' ? 'info' : 'success',
              }))}
              onSelect={(chosen) => {
                const stop = stops.find(({ id }) => id === chosen);
                if (stop) void navigate(`/service-request/${stop.request_id}`);
              }}
            />
          )}
          {unplaced > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('stops.unplaced', { count: unplaced })}
            </Typography>
          )}
          {notShown > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('stops.beyond', { count: notShown })}
            </Typography>
          )}
        </>
      )}
    </DashboardPanel>
  );
}
