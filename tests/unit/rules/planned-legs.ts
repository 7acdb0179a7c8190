import type { PlannedLeg, PlannedRequest } from '../../../server/areas/transport/planned-leg';

/** Settings of a company that refuses each broken rule of legs. */
export const allRefused: PlannedRequest['rules'] = {
  leg_overweight: 'REFUSE',
  leg_unknown_payload: 'REFUSE',
  leg_places: 'REFUSE',
  leg_order: 'REFUSE',
  leg_unverified_vehicle: 'REFUSE',
  leg_inactive_vehicle: 'REFUSE',
  leg_inactive_driver: 'REFUSE',
  leg_times: 'REFUSE',
  leg_expired_documents: 'REFUSE',
};

/** Days of a request without loading and delivery windows. */
export const noWindows: PlannedRequest['windows'] = {
  load_from: null,
  load_to: null,
  deliver_from: null,
  deliver_to: null,
};

/** Returns a leg without crew and times, with these facts. */
export function plannedLeg(facts: Partial<PlannedLeg> & Pick<PlannedLeg, 'id'>): PlannedLeg {
  return {
    from: null,
    to: null,
    vehicle: null,
    vehicle_places: null,
    truck: null,
    truck_places: null,
    truck_is_not_required: false,
    driver: null,
    covered: [],
    started: false,
    times: null,
    planned_by_hand: false,
    keeps_times: false,
    ...facts,
  };
}

/** Returns a request of a company that refuses each broken rule, with these legs and facts. */
export function plannedRequest(legs: PlannedLeg[], facts: Partial<PlannedRequest> = {}): PlannedRequest {
  return {
    confirmed: false,
    weight: 0,
    dangerous: false,
    from: null,
    to: null,
    windows: noWindows,
    time_zone: 'Europe/Warsaw',
    rules: allRefused,
    legs,
    ...facts,
  };
}

/** Returns an active driver without absences and documents, with these facts. */
export function plannedDriver(
  facts: Partial<NonNullable<PlannedLeg['driver']>> = {},
): NonNullable<PlannedLeg['driver']> {
  return {
    id: '1',
    active: true,
    absences: [],
    driving_licence_until: null,
    code_95_until: null,
    adr_until: null,
    ...facts,
  };
}

/** Returns a verified, active vehicle without class, payload, absences and documents, with these facts. */
export function plannedVehicle(
  facts: Partial<NonNullable<PlannedLeg['vehicle']>> & { id: string },
): NonNullable<PlannedLeg['vehicle']> {
  return {
    license: `WGM ${facts.id}`,
    payload: null,
    places: null,
    verified: true,
    active: true,
    absences: [],
    inspection_until: null,
    insurance_until: null,
    class: null,
    ...facts,
  };
}
