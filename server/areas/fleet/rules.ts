import * as z from 'zod';
import type { Problem, Problems } from '../../dialect/errors';
import { fieldProblems, boundedNumberSchema, limitedTextSchema } from '../../dialect/field-schemas';

/** Fields of a vehicle that the rules read. */
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

/** The make and model chosen from the dictionary. Each is absent when it was not chosen. */
export interface ChosenMakeAndModel {
  make?: { title: string; class_id: string };
  model?: { title: string; make_id: string };
}

/** Schemas of single fields. `vehicleProblems` adds the rules that concern several fields. */
const fieldSchemas = {
  license: limitedTextSchema(20),
  vehicle_model_input: limitedTextSchema(60),
  vin: z
    .string()
    .regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'vin')
    .nullish(),
  carrying_capacity: boundedNumberSchema(0, 100_000),
  places: boundedNumberSchema(0, 100),
};

/** Oldest accepted year of manufacture. */
const oldestYear = 1950;

/**
 * Returns the problems of a vehicle, by field. The year of manufacture may be next year at most, because manufacturers
 * sell models of the next year.
 */
export function vehicleProblems(vehicle: VehicleData, chosen: ChosenMakeAndModel, today: Date): Problems {
  const newest = today.getUTCFullYear() + 1;
  return Object.fromEntries(
    [
      ...Object.entries(fieldProblems(fieldSchemas, { ...vehicle })),
      typeof vehicle.year === 'number' && (vehicle.year < oldestYear || vehicle.year > newest)
        ? problem('year', 'year', { min: oldestYear, max: newest })
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

/** Limits of the vehicles of a class. Null: no limit is known. `carries`: whether they carry cargo themselves. */
export interface ClassLimits {
  max_places: number | null;
  max_payload: number | null;
  carries: boolean;
}

/**
 * Returns the problems of a vehicle with more places or payload than its class can have. A vehicle that had too much
 * before can still be changed otherwise.
 */
export function classProblems(before: VehicleData | null, vehicle: VehicleData, limits: ClassLimits): Problems {
  const hasSameClass = before?.vehicle_class_id === vehicle.vehicle_class_id;
  const bounds = [
    ['places', 'places_of_class', limits.max_places],
    ['carrying_capacity', 'payload_of_class', limits.max_payload],
  ] as const;
  return Object.fromEntries(
    bounds.flatMap(([field, code, limit]) => {
      const value = vehicle[field];
      if ((hasSameClass && before?.[field] === value) || typeof value !== 'number' || value === 0) return [];
      if (!limits.carries) return [problem(field, 'class_carries_nothing')];
      return limit !== null && value > limit ? [problem(field, code, { max: limit })] : [];
    }),
  );
}

/**
 * Returns make and model as one text; null when both are missing. A model chosen from the dictionary replaces typed
 * text.
 */
export function makeAndModelText(vehicle: VehicleData, chosen: ChosenMakeAndModel): string | null {
  const model =
    chosen.model?.title ?? (isGiven(vehicle.vehicle_model_input) ? String(vehicle.vehicle_model_input) : undefined);
  return [chosen.make?.title, model].filter((part) => part !== undefined).join(' ') || null;
}

/** Fields that a reviewer verifies. Changing one of them makes a verified vehicle unverified. */
const verifiedFields = [
  'license',
  'vin',
  'year',
  'vehicle_class_id',
  'vehicle_make_id',
  'vehicle_model_id',
  'vehicle_model_input',
] as const;

/** Returns whether a change makes a verified vehicle unverified. */
export function losesVerification(before: VehicleData, after: VehicleData): boolean {
  return before.verify === 'VERIFIED' && hasVerifiedVehicleDataChanged(before, after);
}

/** Returns whether a field that a reviewer verifies changed. */
export function hasVerifiedVehicleDataChanged(before: VehicleData, after: VehicleData): boolean {
  return verifiedFields.some((field) => (before[field] ?? null) !== (after[field] ?? null));
}

/** Returns a problem for each field that a vehicle under review lacks: VIN, class, and make or typed model. */
function missingForVerification(vehicle: VehicleData): ProblemEntry[] {
  if (vehicle.verify !== 'UNDER_REVIEW') return [];
  const required = {
    vin: vehicle.vin,
    vehicle_class: vehicle.vehicle_class_id,
    vehicle_make: vehicle.vehicle_make_id ?? vehicle.vehicle_model_input,
  };
  return Object.entries(required)
    .filter(([, value]) => !isGiven(value))
    .map(([field]) => problem(field, 'required'));
}

/** Returns a plate in upper case with single spaces. */
export function normalizePlate(value: unknown): unknown {
  return typeof value === 'string' ? value.toUpperCase().replace(/\s+/g, ' ') : value;
}

/** Returns a plate without what people write differently: letters' case, spaces and hyphens. */
export function barePlate(plate: string): string {
  return plate.toUpperCase().replaceAll(/[\s-]/g, '');
}

type ProblemEntry = [string, readonly Problem[]];

function problem(field: string, code: string, payload?: Record<string, number>): ProblemEntry {
  return [field, [payload ? { code, payload } : { code }]];
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}
