import type { RouteFindingsInput, RoutePlaceInput } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Viewer } from '../../dialect/scope';
import { newVehicleDrivesByItself } from './crew-rules';
import { readCrew, readPlannedRequest } from './leg-plan';
import { isRecordId } from './order';
import type { LegPlace, PlannedLeg, PlannedRequest } from './planned-leg';
import { withProposedTimes } from './planned-times';
import { canSeeRequest } from './row-policies';

/** Id of a planned leg that is not stored yet. No stored record has this id. */
const newLegId = '0';

/** A leg as a form has it, in its request as it would be once the leg is saved. */
export interface InputLeg {
  request: PlannedRequest;
  leg: PlannedLeg;
}

/** Reads the leg that an input describes; undefined when the caller may not see its request. */
export async function readInputLeg(
  session: Session,
  caller: Viewer,
  input: RouteFindingsInput,
): Promise<InputLeg | undefined> {
  const request = input.service_transportation_id;
  if (!isRecordId(request) || !(await canSeeRequest(session, caller, request))) return undefined;
  const plan = await readPlannedRequest(session, caller.tenant, request);
  const stored = plan.legs.find(({ id }) => id === input.id);
  const ids = {
    vehicle: idOf(givenOr(input.vehicle_id, stored?.vehicle?.id)),
    truck: idOf(givenOr(input.truck_id, stored?.truck?.id)),
    driver: idOf(givenOr(input.driver_id, stored?.driver?.id)),
  };
  const crew = await readCrew(session, caller.tenant, ids);
  const leg: PlannedLeg = {
    ...crew,
    id: stored?.id ?? newLegId,
    from: input.from === undefined && stored ? stored.from : placeOf(input.from),
    to: input.to === undefined && stored ? stored.to : placeOf(input.to),
    vehicle_places: givenOr(input.vehicle_places, stored?.vehicle_places) ?? null,
    truck_places: givenOr(input.truck_places, stored?.truck_places) ?? null,
    truck_is_not_required:
      input.truck_is_not_required ??
      newVehicleDrivesByItself(crew.vehicle, stored?.vehicle?.id ?? null) ??
      stored?.truck_is_not_required ??
      false,
    covered: stored?.covered ?? [],
    started: stored?.started ?? false,
    ...timesOf(input, stored),
  };
  const legs = stored ? plan.legs.map((other) => (other === stored ? leg : other)) : [...plan.legs, leg];
  const planned = withProposedTimes({ ...plan, legs });
  const found = planned.legs.find(({ id }) => id === leg.id);
  return found && { request: planned, leg: found };
}

/** Returns the planned times of the leg: those set by hand, or else those that a proposal must leave unchanged. */
function timesOf({ planned_start, planned_end }: RouteFindingsInput, stored: PlannedLeg | undefined) {
  if (planned_start && planned_end) {
    const times = { start: new Date(planned_start), end: new Date(planned_end) };
    // Times in the wrong order are refused when the leg is saved. Until then they mean nothing.
    return { times: times.start < times.end ? times : null, planned_by_hand: true, keeps_times: true };
  }
  const keeps_times = stored?.planned_by_hand === false && stored.keeps_times;
  return { times: keeps_times ? stored.times : null, planned_by_hand: false, keeps_times };
}

/** Returns an input's value, or that of the stored leg if the input leaves it out. */
function givenOr<T>(given: T, stored: T): T {
  return given === undefined ? stored : given;
}

function idOf(id: string | null | undefined): string | null {
  return isRecordId(id) ? id : null;
}

function placeOf(place: RoutePlaceInput | null | undefined): LegPlace | null {
  if (!place?.city) return null;
  const { country = null, city, coordinates = null, zip, street, house_number } = place;
  return { country, city, coordinates, street: [zip, street, house_number].filter(Boolean).join(' ') };
}
