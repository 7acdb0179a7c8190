import type { SharedLeg, SharedLegState, SharedPlace, SharedRequest } from '../../../resources/contract.generated';

/** A stop of a shared request. */
interface SharedStop {
  place: SharedPlace;
  /** State of the leg that ends at the stop. The first stop is done as soon as its leg has begun. */
  state: SharedLegState;
}

/** Returns the stops in order. If a leg begins in the city where the previous leg ends, both are one stop. */
export function sharedStops({
  legs,
  from,
  to,
  status,
}: Pick<SharedRequest, 'legs' | 'from' | 'to' | 'status'>): SharedStop[] {
  const isDelivered = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  const legsOrRoute: readonly SharedLeg[] =
    legs.length > 0 ? legs : [{ state: isDelivered ? 'DONE' : 'PLANNED', from, to }];
  const stops: SharedStop[] = [];
  for (const leg of legsOrRoute) {
    const last = stops.at(-1);
    if (leg.from && !(last && isSamePlace(last.place, leg.from)))
      stops.push({ place: leg.from, state: last ? leg.state : firstStopState(leg.state) });
    if (leg.to) stops.push({ place: leg.to, state: leg.state });
  }
  return stops;
}

/** Returns the state of the first stop by the state of the first leg: done as soon as the leg has begun. */
const firstStopState = (state: SharedLegState): SharedLegState => (state === 'PLANNED' ? 'PLANNED' : 'DONE');

function isSamePlace(one: SharedPlace, other: SharedPlace): boolean {
  return one.city === other.city && one.country === other.country;
}
