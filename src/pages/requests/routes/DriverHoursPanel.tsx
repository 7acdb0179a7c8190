import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import type { DriverHours as Hours } from '../../../../resources/contract.generated';
import type { Words } from '../../../screens/words';
import { useSession } from '../../../ui/appServices';
import { formatDuration } from './duration';
import type { Leg } from './legs';
import { useDriverHours } from './useDriverHours';

interface Props {
  request: string;
  legs: readonly Leg[];
  words: Words;
  /** Dates of the request, which determine the available days. */
  days: readonly unknown[];
}

/**
 * Shows the driving time of each driver, and warns if it does not fit into the days of the request. The warning blocks
 * no action.
 */
export function DriverHoursPanel({ request, legs, words, days }: Props) {
  const { data, isError } = useDriverHours(request, legs, days);
  const { of } = words;
  const mayEnterHours = isMethodAllowed(useSession(), 'hoursBalances');
  const currentHours = data?.filter(({ driver_id }) => legs.some(({ driver }) => driver?.id === driver_id)) ?? [];
  if (isError) return <Typography sx={{ color: 'text.secondary' }}>{of('hours.failed')}</Typography>;
  if (currentHours.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="driver-hours" sx={{ p: 2 }}>
      <Typography variant="h2" id="driver-hours" sx={{ mb: 1 }}>
        {of('hours.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {currentHours.map((hours) => (
          <DriverSummary
            key={hours.driver_id}
            {...{ hours, words }}
            name={legs.find(({ driver }) => driver?.id === hours.driver_id)?.driver?.brief ?? ''}
          />
        ))}
      </Box>
      {mayEnterHours && (
        <Link component={RouterLink} to="/hours-balance" variant="body2" sx={{ display: 'inline-block', mt: 1.5 }}>
          {of('hours.balances')}
        </Link>
      )}
    </Paper>
  );
}

function DriverSummary({ name, hours, words: { of, t } }: { name: string; hours: Hours; words: Words }) {
  const { driving_minutes, pause_minutes, days_needed, days_available, legs_without_place } = hours;
  const payload = { driving: formatDuration(driving_minutes, t), pauses: formatDuration(pause_minutes, t) };
  const exceedsDays = days_available !== null && days_available !== undefined && days_needed > days_available;
  return (
    <li>
      <Typography component="h3" variant="subtitle2">
        {name}
      </Typography>
      {driving_minutes > 0 && (
        <Typography variant="body2">
          {[
            of(pause_minutes > 0 ? 'hours.drivingAndPauses' : 'hours.driving', payload),
            of('hours.days', { count: days_needed }),
          ].join(' · ')}
        </Typography>
      )}
      {exceedsDays && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 0.75, color: 'warning.main', mt: 0.25 }}>
          <WarningAmber fontSize="small" aria-hidden />
          {of('hours.tooMuch', { count: days_available })}
        </Typography>
      )}
      {legs_without_place > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {of('hours.unknown', { count: legs_without_place })}
        </Typography>
      )}
    </li>
  );
}
