import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Words } from '../../../screens/words';
import type { Leg, LegVehicle } from './legs';

/** Shows the driver, vehicle and truck of a leg. */
export function LegCrew({ leg, words }: { leg: Leg; words: Words }) {
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
      <CrewItem name={of('crew.driver')}>{driver?.brief ?? <MissingText>{of('noDriver')}</MissingText>}</CrewItem>
      <CrewItem name={of('crew.vehicle')}>
        {vehicle ? (
          <VehicleText {...{ vehicle, words }} taken={vehicle_places} />
        ) : (
          <MissingText>{of('noVehicle')}</MissingText>
        )}
      </CrewItem>
      <CrewItem name={of('crew.truck')}>
        {truck_is_not_required && of('fields.truck_is_not_required')}
        {!truck_is_not_required &&
          (truck ? (
            <VehicleText vehicle={truck} words={words} taken={truck_places} />
          ) : (
            <MissingText>{of('noTruck')}</MissingText>
          ))}
      </CrewItem>
    </Box>
  );
}

function CrewItem({ name, children }: { name: string; children: ReactNode }) {
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

function MissingText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {children}
    </Box>
  );
}

/** Shows a vehicle by its plate, with the number of places that the leg uses. */
function VehicleText({ vehicle, taken, words: { of } }: { vehicle: LegVehicle; taken: number | null; words: Words }) {
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
