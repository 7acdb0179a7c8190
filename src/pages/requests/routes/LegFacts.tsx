import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Words } from '../../../screens/words';
import type { Leg, LegVehicle } from './legs';

/** Who drives a leg, and in what. */
export function LegFacts({ leg, words }: { leg: Leg; words: Words }) {
  const { driver, vehicle, vehicle_places, truck, truck_places, truck_is_not_required } = leg;
  const { of } = words;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
      }}
    >
      <Fact name={of('crew.driver')}>{driver?.brief ?? <Missing>{of('noDriver')}</Missing>}</Fact>
      <Fact name={of('crew.vehicle')}>
        {vehicle ? <Vehicle {...{ vehicle, words }} taken={vehicle_places} /> : <Missing>{of('noVehicle')}</Missing>}
      </Fact>
      <Fact name={of('crew.truck')}>
        {truck_is_not_required && of('fields.truck_is_not_required')}
        {!truck_is_not_required &&
          (truck ? <Vehicle vehicle={truck} words={words} taken={truck_places} /> : <Missing>{of('noTruck')}</Missing>)}
      </Fact>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: { xs: 'grid', sm: 'block' }, gridTemplateColumns: '88px minmax(0, 1fr)', minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {children}
    </Box>
  );
}

/** A vehicle by its plate, with the places that the leg takes of those that it has. */
function Vehicle({ vehicle, taken, words: { of } }: { vehicle: LegVehicle; taken: number | null; words: Words }) {
  const places = placesText(vehicle.places, taken, of);
  return (
    <>
      {vehicle.license}
      {places && (
        <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
          {places}
        </Box>
      )}
    </>
  );
}

function placesText(has: number | null, taken: number | null, of: Words['of']): string | undefined {
  if (taken === null) return undefined;
  return has === null ? of('placesUsed', { count: taken }) : of('places', { used: taken, count: has });
}
