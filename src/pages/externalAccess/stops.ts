import type { SharedLeg, SharedLegState, SharedPlace, SharedRequest } from '../../../resources/contract.generated';

/** A place on the way. */
export interface Stop {
  place: SharedPlace;
  /** How far the leg is that leads here; of the first place, the one that leaves it. */
  state: SharedLegState;
}

/** The places on the way, in order, each once: where one leg ends and the next begins is one stop. */
export function stopsOf({ legs, from, to, status }: Pick<SharedRequest, 'legs' | 'from' | 'to' | 'status'>): Stop[] {
  const over = status === 'SERVICE_PROVIDED' || status === 'CLOSE_REQUEST';
  const way: readonly SharedLeg[] = legs.length > 0 ? legs : [{ state: over ? 'DONE' : 'PLANNED', from, to }];
  const stops: Stop[] = [];
  for (const leg of way) {
    const last = stops.at(-1);
    if (leg.from && !(last && samePlace(last.place, leg.from)))
      stops.push({ place: leg.from, state: last ? leg.state : begun(leg.state) });
    if (leg.to) stops.push({ place: leg.to, state: leg.state });
  }
  return stops;
}

/** Whoever is under way has left the first place. */
const begun = (state: SharedLegState): SharedLegState => (state === 'PLANNED' ? 'PLANNED' : 'DONE');

function samePlace(one: SharedPlace, other: SharedPlace): boolean {
  return one.city === other.city && one.country === other.country;
}
