import type { SharedLeg, SharedLegState, SharedPlace, SharedRequest } from '../../../resources/contract.generated';

/** A stop of a shared request. */
export interface SharedStop {
  place: SharedPlace;
  /** State of the leg that ends at the stop. If no leg ends there, it follows from the leg that begins there. */
  state: SharedLegState;
}

/** Returns the stops in order. If a leg begins in the city where the previous leg ends, both are one stop. */
export function sharedStops({
  legs,
  from,
  to,
  status,
}: Pick<SharedRequest, 'legs' | 'from' | 'to' | 'status'>): SharedStop[] {
  const over = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  const way: readonly SharedLeg[] = legs.length > 0 ? legs : [{ state: over ? 'DONE' : 'PLANNED', from, to }];
  const stops: SharedStop[] = [];
  for (const leg of way) {
    const last = stops.at(-1);
    if (leg.from && !(last && samePlace(last.place, leg.from)))
      stops.push({ place: leg.from, state: last ? leg.state : firstStopState(leg.state) });
    if (leg.to) stops.push({ place: leg.to, state: leg.state });
  }
  return stops;
}

/** Returns the state of the first stop by the state of the first leg: done as soon as the leg has begun. */
const firstStopState = (state: SharedLegState): SharedLegState => (state === 'PLANNED' ? 'PLANNED' : 'DONE');

function samePlace(one: SharedPlace, other: SharedPlace): boolean {
  return one.city === other.city && one.country === other.country;
}
