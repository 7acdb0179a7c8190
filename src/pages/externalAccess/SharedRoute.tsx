import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SharedLegState, SharedRequest } from '../../../resources/contract.generated';
import { Badge } from '../../ui/Badge';
import { type MapLine, type MapPoint, type MapTone, MapView } from '../../ui/map/MapView';
import { sharedStops } from './sharedStops';
import { usePlaceName } from './usePlaceName';

const tones: Readonly<Record<SharedLegState, MapTone>> = { PLANNED: 'neutral', UNDER_WAY: 'info', DONE: 'success' };

/** Shows the stops of a shared request in order and on a map. */
export function SharedRoute(request: Pick<SharedRequest, 'legs' | 'from' | 'to' | 'status'>) {
  const { t } = useTranslation('sharing');
  const nameOf = usePlaceName();
  const stops = sharedStops(request).map((stop, place) => ({
    ...stop,
    id: String(place + 1),
    name: nameOf(stop.place),
  }));
  const points: MapPoint[] = stops.flatMap(({ id, name, state, place: { coordinates } }) =>
    coordinates
      ? [{ id, mark: id, label: t('way.stop', { number: id, place: name }), tone: tones[state], ...coordinates }]
      : [],
  );
  const lines = stops.slice(1).flatMap(({ id, state, place }, before): MapLine[] => {
    const [start, end] = [stops[before]?.place.coordinates, place.coordinates];
    return start && end ? [{ id, points: [start, end], tone: tones[state], dashed: state === 'PLANNED' }] : [];
  });
  if (stops.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{t('way.empty')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {stops.map(({ id, name, state }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'grid', gridTemplateColumns: '24px 1fr auto', gap: 1, alignItems: 'center' }}
          >
            <Typography component="span" sx={{ color: 'text.secondary' }} aria-hidden>
              {id}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <Badge tone={tones[state]} label={t(`way.state.${state}`)} />
          </Box>
        ))}
      </Box>
      {points.length > 0 && <MapView title={t('way.map')} points={points} lines={lines} height={300} />}
    </Box>
  );
}
