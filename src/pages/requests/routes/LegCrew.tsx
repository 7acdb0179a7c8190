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
          <VehicleText {...{ vehicle, words }} usedPlaces={vehicle_places} />
        ) : (
          <MissingText>{of('noVehicle')}</MissingText>
        )}
      </CrewItem>
      <CrewItem name={of('crew.truck')}>
        {truck_is_not_required && of('fields.truck_is_not_required')}
        {!truck_is_not_required &&
          (truck ? (
            <VehicleText vehicle={truck} words={words} usedPlaces={truck_places} />
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
function VehicleText({
  vehicle,
  usedPlaces,
  words: { of },
}: {
  vehicle: LegVehicle;
  usedPlaces: number | null;
  words: Words;
}) {
  const places = placesText(vehicle.places, usedPlaces, of);
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

function placesText(capacity: number | null, usedPlaces: number | null, of: Words['of']): string | undefined {
  if (usedPlaces === null) return undefined;
  return capacity === null
    ? of('placesUsed', { count: usedPlaces })
    : of('places', { used: usedPlaces, count: capacity });
}
