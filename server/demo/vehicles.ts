import { vehicleClassIds, type VehicleClassName, dictionaryVehicleMakes, type vehicles } from '../areas/fleet';
import type { entityVerifications } from '../areas/tenancy';
import { vehicleClassProfiles, vehicleMakeFrequencies, modelsMissingInDictionary } from './fleet';
import { modelProductionYears } from './model-years';
import { randomTimeBetween, randomCreationTimes, randomTimesBetween } from './moments';
import type { RandomGenerator } from './random';
import { createUnusedValue } from './make-unused';
import { randomVerificationSteps } from './verifications';
import { manufacturerIds, randomVin } from './vins';

type VehicleRow = typeof vehicles.$inferInsert;
type VerificationRow = typeof entityVerifications.$inferInsert;

/** Parameters of a demo tenant's fleet. */
export interface FleetPlan {
  random: RandomGenerator;
  tenant: string;
  count: number;
  /** Latest timestamp in the rows. */
  until: Date;
  newId: () => string;
  /** Returns a random plate for a vehicle of the tenant. */
  plate: (random: RandomGenerator) => string;
}

/** Returns a tenant's vehicles and the steps of their verification. Plates and VINs are unique. */
export function createDemoVehicles(plan: FleetPlan): { vehicles: VehicleRow[]; verifications: VerificationRow[] } {
  const { random } = plan;
  const verifications: VerificationRow[] = [];
  const plates = new Set<string>();
  const vins = new Set<string>();
  const rows = randomCreationTimes(random, plan.count, plan.until).map((created): VehicleRow => {
    const id = plan.newId();
    const kind = random.chance(0.01) ? emptyVehicle : vehicleKind(random, created.getUTCFullYear());
    const drawnStatus = random.weighted([
      ['VERIFIED', 70],
      ['UNDER_REVIEW', 12],
      ['NOT_VERIFIED', 18],
    ] as const);
    // A vehicle without data cannot be sent for verification.
    const verify = kind === emptyVehicle ? 'NOT_VERIFIED' : drawnStatus;
    const changed =
      random.chance(0.2) && verify === 'NOT_VERIFIED' ? created : randomTimeBetween(random, created, plan.until);
    const steps = randomVerificationSteps(random, verify);
    const moments = randomTimesBetween(random, steps.length, created, changed);
    for (const [index, step] of steps.entries()) {
      const moment = (moments[index] ?? changed).toISOString();
      const outcome = step.status === 'UNDER_REVIEW' ? (steps[index + 1]?.status ?? 'UNDER_REVIEW') : null;
      const updated_at = outcome ? (moments[index + 1] ?? moments[index] ?? changed).toISOString() : moment;
      const owner = { tenant_id: plan.tenant, entity_type: 'VEHICLE', entity_id: id } as const;
      verifications.push({ ...owner, ...step, outcome, id: plan.newId(), created_at: moment, updated_at });
    }
    const deleted = random.chance(0.05) ? randomTimeBetween(random, changed, plan.until) : null;
    const { manufacturer, ...facts } = kind;
    return {
      ...facts,
      tenant_id: plan.tenant,
      id,
      license: createUnusedValue(plates, () => plan.plate(random), String),
      vin:
        manufacturer && facts.year
          ? createUnusedValue(vins, () => randomVin(random, manufacturer, facts.year), String)
          : null,
      is_active: random.chance(deleted ? 0.4 : 0.9),
      verify,
      created_at: created.toISOString(),
      modified_at: (deleted ?? changed).toISOString(),
      deleted_at: deleted?.toISOString() ?? null,
    };
  });
  return { vehicles: rows, verifications };
}

/** Data of a vehicle for which a user entered only the plate. */
const emptyVehicle = { manufacturer: null, year: null };

/** Returns a random class, make and model with matching properties. The year of manufacture is at most `newest`. */
function vehicleKind(random: RandomGenerator, newest: number) {
  const typedModel = random.chance(0.03) ? random.pick(modelsMissingInDictionary) : null;
  const name = typedModel?.class ?? random.weighted(weightedClasses);
  const makes = dictionaryVehicleMakes.filter(
    (make) => make.class === name && (!typedModel || make.title === typedModel.make),
  );
  const weightedMakes = makes.map((entry) => [entry, vehicleMakeFrequencies[entry.title] ?? 1] as const);
  const make = weightedMakes.length === 0 ? null : random.weighted(weightedMakes);
  const model = typedModel || !make ? null : random.pick(make.models);
  const brand_model = [make?.title, model?.title ?? typedModel?.text].filter(Boolean).join(' ');
  const { capacity, places, maxAgeYears } = vehicleClassProfiles[name];
  return {
    manufacturer: typedModel?.manufacturer ?? (make && manufacturerIds[make.title]),
    vehicle_class_id: String(vehicleClassIds[name]),
    vehicle_make_id: make?.id ?? null,
    vehicle_model_id: model?.id ?? null,
    vehicle_model_input: typedModel?.text ?? null,
    brand_model,
    year: modelYear(random, brand_model, newest - maxAgeYears, newest),
    carrying_capacity:
      capacity && capacity.from + capacity.step * random.int(0, (capacity.to - capacity.from) / capacity.step),
    places: places.length === 0 ? null : random.pick(places),
  };
}

const classNames: readonly VehicleClassName[] = [...new Set(dictionaryVehicleMakes.map((make) => make.class))];
const weightedClasses = classNames.map((name) => [name, vehicleClassProfiles[name].weight] as const);

/** Returns a year in which the model was built, from `oldest` to `newest`. Later years are more likely. */
function modelYear(random: RandomGenerator, model: string, oldest: number, newest: number): number {
  const [from = oldest, to = newest] = modelProductionYears[model] ?? [];
  const first = Math.min(Math.max(from, oldest), to);
  return Math.max(random.int(first, to), random.int(first, to));
}
