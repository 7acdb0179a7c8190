import type { MapLine, MapPoint } from '../../../ui/map/MapView';
import { legAddressOf, type Leg, type LegAddress, shortAddressText } from './legs';

/** A stop of the route on the map. */
interface Stop {
  address: LegAddress;
  coordinates: NonNullable<LegAddress['coordinates']>;
  /** Ids of the legs that start or end at the stop. */
  legs: string[];
}

const isSame = (first: Stop, { coordinates }: Stop) =>
  first.coordinates.latitude === coordinates.latitude && first.coordinates.longitude === coordinates.longitude;

/** Returns the stops of the route in order. If a leg starts where the previous leg ends, both are one stop. */
function stopsOf(legs: readonly Leg[]): Stop[] {
  const ends = legs.flatMap((leg) =>
    (['FROM', 'TO'] as const).flatMap((direction): Stop[] => {
      const address = legAddressOf(leg, direction);
      return address?.coordinates ? [{ address, coordinates: address.coordinates, legs: [leg.id] }] : [];
    }),
  );
  const stops: Stop[] = [];
  for (const end of ends) {
    const last = stops.at(-1);
    if (last && isSame(last, end)) last.legs.push(...end.legs);
    else stops.push(end);
  }
  return stops;
}

/** Returns the points and lines of the legs for the map. `selected` is the id of the highlighted leg. */
export function mapContentOf(
  legs: readonly Leg[],
  selected: string | undefined,
  labelOf: (number: number, place: string) => string,
) {
  const stops = stopsOf(legs);
  const points = stops.map(({ address, coordinates, legs: stopLegs }, index): MapPoint => ({
    id: address.id,
    ...coordinates,
    label: labelOf(index + 1, shortAddressText(address) ?? ''),
    mark: String(index + 1),
    tone: selected !== undefined && stopLegs.includes(selected) ? 'info' : 'neutral',
  }));
  const lines = legs.flatMap((leg): MapLine[] => {
    const [from, to] = [legAddressOf(leg, 'FROM')?.coordinates, legAddressOf(leg, 'TO')?.coordinates];
    return from && to ? [{ id: leg.id, points: [from, to], tone: leg.id === selected ? 'info' : 'neutral' }] : [];
  });
  return {
    points,
    lines,
    /** Returns the id of the leg that starts at a stop. For the last stop, returns the leg that ends there. */
    legAt: (stop: string) => {
      const stopLegs = stops.find(({ address }) => address.id === stop)?.legs;
      return stopLegs?.at(-1);
    },
    /** Returns the id of the stop where a leg starts, or null. */
    stopOf: (leg: string | undefined) =>
      stops.find(({ legs: stopLegs }) => leg !== undefined && stopLegs.at(-1) === leg)?.address.id ?? null,
  };
}
