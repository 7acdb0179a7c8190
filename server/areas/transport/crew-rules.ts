import type { LegFinding, LegInputField, PlannedLeg, LegVehicle, LegVehicleClass } from './planned-leg';

/** Returns whether vehicles of a class cannot drive by themselves: trailers and semi-trailers. */
export function isDrawnClass({ draws, coupling }: LegVehicleClass): boolean {
  return !draws && coupling !== null;
}

/**
 * Returns whether a leg's newly chosen vehicle drives by itself, which its class decides; undefined when the vehicle has no
 * class or is unchanged.
 */
export function newVehicleDrivesByItself(
  vehicle: LegVehicle | null,
  vehicleBefore: string | null,
): boolean | undefined {
  return vehicle?.class && vehicle.id !== vehicleBefore ? !isDrawnClass(vehicle.class) : undefined;
}

/** Returns the rules that the vehicle, truck and driver of a leg break. */
export function crewFindings(leg: PlannedLeg): LegFinding[] {
  const { vehicle, truck, driver } = leg;
  return [
    ...(vehicle ? vehicleFindings(vehicle, leg) : []),
    ...(truck ? truckFindings(truck, leg) : []),
    ...(vehicle ? stateFindings('vehicle', vehicle) : []),
    ...(truck && truck.id !== vehicle?.id ? stateFindings('truck', truck) : []),
    ...placesFindings('vehicle_places', vehicle, leg.vehicle_places),
    ...placesFindings('truck_places', truck, leg.truck_places),
    ...(driver && !driver.active ? [finding('DRIVER_NOT_ACTIVE', 'driver', {})] : []),
    ...(['driver', 'vehicle', 'truck'] as const).flatMap((field) => absenceFindings(field, leg)),
  ];
}

/** Checks that a driver or vehicle is not away during the leg. */
function absenceFindings(field: 'driver' | 'vehicle' | 'truck', leg: PlannedLeg): LegFinding[] {
  const { times } = leg;
  const absence = leg[field]?.absences.find(({ start, end }) => times && start < times.end && times.start < end);
  if (!absence) return [];
  return [finding('ABSENT', field, { from: absence.start.toISOString(), to: absence.end.toISOString() })];
}

function finding(code: LegFinding['code'], field: LegInputField, payload: LegFinding['payload']): LegFinding {
  return { code, field, payload };
}

/**
 * Checks the leg's vehicle, which carries the cargo: its class, its places, and whether `truck_is_not_required` is
 * right.
 */
function vehicleFindings(unit: LegVehicle, { truck, truck_is_not_required }: PlannedLeg): LegFinding[] {
  const { license, places, class: kind } = unit;
  if (!kind) return [finding('CLASS_MISSING', 'vehicle', { license })];
  if (!kind.carries) return [finding('CANNOT_CARRY', 'vehicle', { license })];
  const found: LegFinding[] = [];
  if (isDrawnClass(kind) && truck_is_not_required)
    found.push(finding('CANNOT_DRIVE', 'truck_is_not_required', { license }));
  if (!isDrawnClass(kind) && !truck_is_not_required && !truck)
    found.push(finding('DRIVES_ITSELF', 'truck_is_not_required', { license }));
  if (places !== null && kind.max_places !== null && places > kind.max_places)
    found.push(finding('VEHICLE_PLACES', 'vehicle', { license, places, max: kind.max_places }));
  return found;
}

/**
 * Checks the leg's truck: it must be able to draw the leg's vehicle, which must be a trailer with the same coupling.
 */
function truckFindings(unit: LegVehicle, { vehicle }: PlannedLeg): LegFinding[] {
  const { license, class: kind } = unit;
  if (unit.id === vehicle?.id) return [finding('DRAWS_ITSELF', 'truck', { license })];
  if (!kind) return [finding('CLASS_MISSING', 'truck', { license })];
  if (!kind.draws || kind.coupling === null) return [finding('CANNOT_DRAW', 'truck', { license })];
  if (!vehicle?.class?.carries) return [];
  const units = { license, vehicle: vehicle.license };
  if (!isDrawnClass(vehicle.class)) return [finding('DRAWS_DRIVING_UNIT', 'truck', units)];
  return kind.coupling === vehicle.class.coupling ? [] : [finding('WRONG_COUPLING', 'truck', units)];
}

function stateFindings(field: 'vehicle' | 'truck', { license, verified, active }: LegVehicle): LegFinding[] {
  return [
    ...(verified ? [] : [finding('NOT_VERIFIED', field, { license })]),
    ...(active ? [] : [finding('NOT_IN_USE', field, { license })]),
  ];
}

/**
 * Compares the pallet places that a leg uses with the places of its vehicle or truck, which has none if its class
 * carries no cargo.
 */
function placesFindings(
  field: 'vehicle_places' | 'truck_places',
  unit: LegVehicle | null,
  used: number | null,
): LegFinding[] {
  if (!unit || used === null) return [];
  const limits = [unit.places, unit.class?.max_places ?? null, unit.class?.carries === false ? 0 : null];
  const max = Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY));
  return used > max ? [finding('TOO_MANY_PLACES', field, { license: unit.license, used, max })] : [];
}
