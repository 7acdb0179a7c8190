import type { MapLine, MapPoint } from '../../../ui/map/MapView';
import { endOf, type Leg, type Place, placeText } from './legs';

/** A place that the route touches, on the map. */
interface Stop {
  place: Place;
  coordinates: NonNullable<Place['coordinates']>;
  /** Legs that begin or end there. */
  legs: string[];
}

const isSame = (one: Stop, { coordinates }: Stop) =>
  one.coordinates.latitude === coordinates.latitude && one.coordinates.longitude === coordinates.longitude;

/** Places of the route in the order of its legs; where a leg begins as the last one ended, that is one stop. */
function stopsOf(legs: readonly Leg[]): Stop[] {
  const ends = legs.flatMap((leg) =>
    (['FROM', 'TO'] as const).flatMap((direction): Stop[] => {
      const place = endOf(leg, direction);
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

/** What the map shows of the legs; `selected` is the leg that stands out. */
export function routeOnMap(
  legs: readonly Leg[],
  selected: string | undefined,
  labelOf: (number: number, place: string) => string,
) {
  const stops = stopsOf(legs);
  const points = stops.map(({ place, coordinates, legs: touching }, index): MapPoint => ({
    id: place.id,
    ...coordinates,
    label: labelOf(index + 1, placeText(place) ?? ''),
    mark: String(index + 1),
    tone: selected !== undefined && touching.includes(selected) ? 'info' : 'neutral',
  }));
  const lines = legs.flatMap((leg): MapLine[] => {
    const [from, to] = [endOf(leg, 'FROM')?.coordinates, endOf(leg, 'TO')?.coordinates];
    return from && to ? [{ id: leg.id, points: [from, to], tone: leg.id === selected ? 'info' : 'neutral' }] : [];
  });
  return {
    points,
    lines,
    /** The leg that a stop stands for: the one that leads there, the first one where it begins. */
    legAt: (stop: string) => {
      const touching = stops.find(({ place }) => place.id === stop)?.legs;
      return touching?.[0];
    },
    /** The stop that a leg leads to. */
    stopOf: (leg: string | undefined) =>
      stops.findLast(({ legs: touching }) => leg !== undefined && touching[0] === leg)?.place.id ?? null,
  };
}
