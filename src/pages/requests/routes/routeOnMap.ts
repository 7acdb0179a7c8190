import type { MapLine, MapPoint } from '../../../ui/map/MapView';
import { legAddress, type Leg, type LegAddress, shortAddress } from './legs';

/** A stop of the route on the map. */
interface Stop {
  place: LegAddress;
  coordinates: NonNullable<LegAddress['coordinates']>;
  /** Ids of the legs that start or end here. */
  legs: string[];
}

const isSame = (one: Stop, { coordinates }: Stop) =>
  one.coordinates.latitude === coordinates.latitude && one.coordinates.longitude === coordinates.longitude;

/** Returns the stops of the route in order. If a leg starts where the previous leg ends, both are one stop. */
function stopsOf(legs: readonly Leg[]): Stop[] {
  const ends = legs.flatMap((leg) =>
    (['FROM', 'TO'] as const).flatMap((direction): Stop[] => {
      const place = legAddress(leg, direction);
      return place?.coordinates ? [{ place, coordinates: place.coordinates, legs: [leg.id] }] : [];
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
export function routeOnMap(
  legs: readonly Leg[],
  selected: string | undefined,
  labelOf: (number: number, place: string) => string,
) {
  const stops = stopsOf(legs);
  const points = stops.map(({ place, coordinates, legs: touching }, index): MapPoint => ({
    id: place.id,
    ...coordinates,
    label: labelOf(index + 1, shortAddress(place) ?? ''),
    mark: String(index + 1),
    tone: selected !== undefined && touching.includes(selected) ? 'info' : 'neutral',
  }));
  const lines = legs.flatMap((leg): MapLine[] => {
    const [from, to] = [legAddress(leg, 'FROM')?.coordinates, legAddress(leg, 'TO')?.coordinates];
    return from && to ? [{ id: leg.id, points: [from, to], tone: leg.id === selected ? 'info' : 'neutral' }] : [];
  });
  return {
    points,
    lines,
    /** Returns the id of the leg that ends at a stop. For the first stop, returns the leg that starts there. */
    legAt: (stop: string) => {
      const touching = stops.find(({ place }) => place.id === stop)?.legs;
      return touching?.[0];
    },
    /** Returns the id of the stop where a leg ends, or null. */
    stopOf: (leg: string | undefined) =>
      stops.findLast(({ legs: touching }) => leg !== undefined && touching[0] === leg)?.place.id ?? null,
  };
}
