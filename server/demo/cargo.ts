import { type VehicleClassName, dictionaryVehicleMakes } from '../areas/fleet';
import type { RandomGenerator } from './random';

/** Vehicle classes that the demo's requests transport as cargo, with weight range in kilograms and relative frequency. */
const cargoClasses: readonly { class: VehicleClassName; from: number; to: number; share: number }[] = [
  { class: 'van', from: 1850, to: 2700, share: 46 },
  { class: 'tractor', from: 7200, to: 9400, share: 18 },
  { class: 'rigid7', from: 3900, to: 5200, share: 12 },
  { class: 'rigid12', from: 5600, to: 7100, share: 10 },
  { class: 'rigid18', from: 8300, to: 10_400, share: 8 },
  { class: 'lowLoader', from: 9000, to: 16_000, share: 6 },
];

/**
 * Returns the cargo of one request: up to five vans, or up to two vehicles of another class. Some cargos have no make, and
 * then no class and no model either.
 */
export function createDemoCargo(random: RandomGenerator) {
  const kind = random.weighted(cargoClasses.map((entry) => [entry, entry.share] as const));
  const make = random.chance(0.9)
    ? random.pick(dictionaryVehicleMakes.filter((entry) => entry.class === kind.class))
    : null;
  const pieces = kind.class === 'van' ? random.int(1, 5) : random.int(1, 2);
  return Array.from({ length: pieces }, () => {
    const models = make?.models ?? [];
    return {
      vehicle_class_id: make?.class_id ?? null,
      vehicle_make_id: make?.id ?? null,
      vehicle_model_id: models.length > 0 && random.chance(0.8) ? random.pick(models).id : null,
      weight: Math.round(random.int(kind.from, kind.to) / 10) * 10,
    };
  });
}
