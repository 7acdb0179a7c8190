import type { Problems } from '../../dialect/errors';

/** What the rules need to know of a vehicle. */
export interface VehicleData {
  license?: unknown;
  vin?: unknown;
  year?: unknown;
  carrying_capacity?: unknown;
  places?: unknown;
  vehicle_class_id?: unknown;
  vehicle_make_id?: unknown;
  vehicle_model_id?: unknown;
  vehicle_model_input?: unknown;
  verify?: unknown;
}

/** What the dictionary says of the chosen make and model; absent where none is chosen. */
export interface ChosenModel {
  make?: { title: string; class_id: string };
  model?: { title: string; make_id: string };
}

/** Oldest vehicle that anybody still runs. */
const oldest = 1950;

/** What is wrong with a vehicle, by field. `today` tells how new a vehicle may be: next year's models are sold. */
export function vehicleProblems(vehicle: VehicleData, chosen: ChosenModel, today: Date): Problems {
  const newest = today.getUTCFullYear() + 1;
  return Object.fromEntries(
    [
      tooLong('license', vehicle.license, 20),
      tooLong('vehicle_model_input', vehicle.vehicle_model_input, 60),
      vinProblem(vehicle.vin),
      between('carrying_capacity', vehicle.carrying_capacity, 0, 100_000),
      between('places', vehicle.places, 0, 100),
      typeof vehicle.year === 'number' && (vehicle.year < oldest || vehicle.year > newest)
        ? problem('year', 'year', { min: oldest, max: newest })
        : undefined,
      chosen.make && vehicle.vehicle_class_id !== chosen.make.class_id
        ? problem('vehicle_make', 'not_of_class')
        : undefined,
      chosen.model && vehicle.vehicle_make_id !== chosen.model.make_id
        ? problem('vehicle_model', 'not_of_make')
        : undefined,
      isGiven(vehicle.vehicle_model_id) && isGiven(vehicle.vehicle_model_input)
        ? problem('vehicle_model_input', 'model_or_text')
        : undefined,
      ...missingForVerification(vehicle),
    ].filter((entry) => entry !== undefined),
  );
}

/** Make and model as one text: the listed model, or else the typed one; null when there is neither make nor model. */
export function brandModel(vehicle: VehicleData, chosen: ChosenModel): string | null {
  const model =
    chosen.model?.title ?? (isGiven(vehicle.vehicle_model_input) ? String(vehicle.vehicle_model_input) : undefined);
  return [chosen.make?.title, model].filter((part) => part !== undefined).join(' ') || null;
}

/** Data that a verification vouches for. */
const identifying = [
  'license',
  'vin',
  'year',
  'vehicle_class_id',
  'vehicle_make_id',
  'vehicle_model_id',
  'vehicle_model_input',
] as const;

/** Whether a change takes the ground from under a verification: what it vouched for is different now. */
export function losesVerification(before: VehicleData, after: VehicleData): boolean {
  return before.verify === 'VERIFIED' && isOtherVehicle(before, after);
}

/** Whether data that a verification vouches for is different now. */
export function isOtherVehicle(before: VehicleData, after: VehicleData): boolean {
  return identifying.some((field) => (before[field] ?? null) !== (after[field] ?? null));
}

/** What a vehicle must tell before it is sent for verification, and while it waits: VIN, class, and make or model. */
function missingForVerification(vehicle: VehicleData): Entry[] {
  if (vehicle.verify !== 'UNDER_REVIEW') return [];
  const wanted = {
    vin: vehicle.vin,
    vehicle_class: vehicle.vehicle_class_id,
    vehicle_make: vehicle.vehicle_make_id ?? vehicle.vehicle_model_input,
  };
  return Object.entries(wanted)
    .filter(([, value]) => !isGiven(value))
    .map(([field]) => problem(field, 'required'));
}

/** A plate or VIN as it is kept: capitals, single spaces; a VIN without any. */
export function tidyPlate(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase().replace(/\s+/g, ' ') : value;
}

type Entry = [string, readonly [{ code: string; payload?: Record<string, number> }]];

function problem(field: string, code: string, payload?: Record<string, number>): Entry {
  return [field, [payload ? { code, payload } : { code }]];
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function tooLong(field: string, value: unknown, max: number): Entry | undefined {
  return typeof value === 'string' && value.length > max ? problem(field, 'too_long', { max }) : undefined;
}

function between(field: string, value: unknown, min: number, max: number): Entry | undefined {
  if (typeof value !== 'number') return undefined;
  if (value < min) return problem(field, 'too_small', { min });
  return value > max ? problem(field, 'too_large', { max }) : undefined;
}

function vinProblem(vin: unknown): Entry | undefined {
  return typeof vin === 'string' && !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? problem('vin', 'vin') : undefined;
}
