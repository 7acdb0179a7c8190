import Navigation from '@mui/icons-material/NavigationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DriverStop } from './driverDay';
import { navigationLinkTo, navigationPlatformOf } from './navigation';
import { touchTargetStyle } from './touchTarget';
import { useDayText } from '../../fields/useDayText';

/** Shows a stop of a leg: date, address, directions and a navigation button. */
export function StopRow({ stop: { direction, place, from, to } }: { stop: DriverStop }) {
  const { t } = useTranslation('today');
  const { window: days } = useDayText();
  const street = [place.street, [place.house_number, place.apartment].filter(Boolean).join(' / ')]
    .filter(Boolean)
    .join(' ');
  // Addresses that were typed by hand may only have the coordinates of the city, so navigation searches for the street.
  const coordinates = place.street ? null : (place.coordinates ?? null);
  const link = navigationLinkTo({ address: place.brief, coordinates }, navigationPlatformOf(navigator));
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        columnGap: 1.25,
        // Draws a line from this stop to the next one.
        '&:not(:last-of-type)::before': {
          content: '""',
          gridColumn: 1,
          gridRow: '1 / span 2',
          borderLeft: 2,
          borderColor: 'divider',
          ml: '9px',
          mt: '20px',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          gridColumn: 1,
          gridRow: 1,
          width: 16,
          height: 16,
          mt: '3px',
          ml: '2px',
          borderRadius: direction === 'FROM' ? '50%' : 0.5,
          border: 4,
          borderColor: direction === 'FROM' ? 'info.main' : 'success.main',
        }}
      />
      <Box sx={{ gridColumn: 2, pb: 1.5 }}>
        <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600, fontSize: '1rem' }}>
          {t(direction === 'FROM' ? 'stop.loading' : 'stop.delivery')}
          {(from ?? to) && (
            <Typography component="span" sx={{ ml: 1, fontWeight: 400, whiteSpace: 'nowrap' }}>
              {days(from, to)}
            </Typography>
          )}
        </Typography>
        <Typography sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
          {street && (
            <>
              {street}
              <br />
            </>
          )}
          {[place.country, place.zip, place.city].filter(Boolean).join(' ')}
        </Typography>
        {place.description && (
          <Typography sx={{ mt: 0.5, pl: 1, borderLeft: 3, borderColor: 'warning.light', overflowWrap: 'anywhere' }}>
            {place.description}
          </Typography>
        )}
        <Button
          component="a"
          href={link}
          {...(link.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
          variant="outlined"
          fullWidth
          startIcon={<Navigation />}
          aria-label={t('stop.navigateTo', { place: place.brief })}
          sx={{ mt: 1, ...touchTargetStyle(), fontSize: '1rem' }}
        >
          {t('stop.navigate')}
        </Button>
      </Box>
    </Box>
  );
}
