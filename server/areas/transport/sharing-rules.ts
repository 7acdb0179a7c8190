/** What a leg loads on its vehicle, and when. */
export interface LegLoad {
  id: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  driver: string | null;
  vehicle: string | null;
  truck: string | null;
  /** Weight of all cargo of the request in kilograms. */
  weight: number;
  /** Pallet places that the leg uses; null when not entered. */
  places: number | null;
  /** Carrying capacity of the vehicle in kilograms, and its pallet places; null when not entered. */
  payload: number | null;
  capacity: number | null;
}

/** Why a leg cannot share its vehicle: another crew, or too much weight or too many places for the vehicle. */
export type SharingObstacle = 'OTHER_CREW' | 'TOO_HEAVY' | 'TOO_MANY_PLACES';

/**
 * Returns why a leg cannot share its vehicle with the legs of other requests that overlap with it; undefined when it
 * can. Together they must never weigh more than the payload, nor use more places than the vehicle has. What is not
 * entered fits nothing.
 */
export function sharingObstacleOf(leg: LegLoad, others: readonly LegLoad[]): SharingObstacle | undefined {
  const isSameCrew = ({ driver, vehicle, truck }: LegLoad) =>
    driver === leg.driver && vehicle === leg.vehicle && truck === leg.truck;
  if (leg.vehicle === null || !others.every(isSameCrew)) return 'OTHER_CREW';
  // The load is largest at the beginning of one of the legs.
  const moments = [leg.start, ...others.map(({ start }) => Math.max(start, leg.start))];
  const loads = moments.map((moment) => [leg, ...others.filter(({ start, end }) => start <= moment && moment < end)]);
  const { payload, capacity } = leg;
  if (payload === null || loads.some((load) => sumOf(load.map(({ weight }) => weight)) > payload)) return 'TOO_HEAVY';
  const hasTooManyPlaces = (load: readonly LegLoad[]) =>
    sumOf(load.map(({ places }) => places ?? Number.POSITIVE_INFINITY)) > (capacity ?? Number.POSITIVE_INFINITY);
  return loads.some(hasTooManyPlaces) ? 'TOO_MANY_PLACES' : undefined;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
