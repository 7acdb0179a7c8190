import { sql } from 'drizzle-orm';
import type { Session } from '../../database/database';
import { excludedTextColumns } from '../../database/localized';
import { vehicleClassIds, dictionaryVehicleClasses, type VehicleClassName } from './dictionary-classes';
import { dictionaryVehicleModels, vehicleMakeNumbers, type VehicleMakeName } from './dictionary-models';
import { vehicleClasses, vehicleMakes, vehicleModels } from './tables';
import type { SharedDictionary } from '../area';

/** The row of a make in one class, with the rows of its models. */
export interface DictionaryVehicleMake {
  id: string;
  title: VehicleMakeName;
  class_id: string;
  class: VehicleClassName;
  models: readonly { id: string; title: string; make_id: string; class_id: string }[];
}

/**
 * All makes of all vehicle classes. Ids must never change: make 3 of class 1 has the id 103, and its model 7 the id 10307.
 */
export const dictionaryVehicleMakes: readonly DictionaryVehicleMake[] = keysOf(vehicleClassIds).flatMap((name) =>
  keysOf(dictionaryVehicleModels[name]).map((title) => makeEntry(name, title)),
);

/** Writes classes, makes and models: adds new rows and updates existing ones. Deletes none. */
export async function loadFleetDictionary(session: Session): Promise<void> {
  const models = dictionaryVehicleMakes.flatMap((make) => make.models);
  await session.orm
    .insert(vehicleClasses)
    .values(dictionaryVehicleClasses.map((entry) => ({ ...entry, id: String(entry.id) })))
    .onConflictDoUpdate({
      target: vehicleClasses.id,
      set: {
        ...excludedTextColumns('title'),
        ...excludedTextColumns('description'),
        max_places: sql`excluded.max_places`,
        max_payload: sql`excluded.max_payload`,
        can_have_trailer: sql`excluded.can_have_trailer`,
        must_trailer: sql`excluded.must_trailer`,
        can_carry_cargo: sql`excluded.can_carry_cargo`,
        coupling: sql`excluded.coupling`,
      },
    });
  await session.orm
    .insert(vehicleMakes)
    .values(dictionaryVehicleMakes.map(({ id, title, class_id }) => ({ id, title, class_id })))
    .onConflictDoUpdate({ target: vehicleMakes.id, set: { title: sql`excluded.title` } });
  await session.orm
    .insert(vehicleModels)
    .values(models)
    .onConflictDoUpdate({ target: vehicleModels.id, set: { title: sql`excluded.title` } });
}

function makeEntry(name: VehicleClassName, title: VehicleMakeName): DictionaryVehicleMake {
  const class_id = String(vehicleClassIds[name]);
  const make_id = String(vehicleClassIds[name] * 100 + vehicleMakeNumbers[title]);
  const models = (dictionaryVehicleModels[name][title] ?? []).map((model, index) => ({
    id: String(Number(make_id) * 100 + index + 1),
    title: model,
    make_id,
    class_id,
  }));
  return { id: make_id, title, class_id, class: name, models };
}

/** Returns `Object.keys` with the type of the keys. Safe only for literals, which have no keys beyond their type. */
function keysOf<K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] {
  const keys: K[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** The dictionary of vehicle classes, makes and models. */
export const fleetDictionary: SharedDictionary = {
  content: [dictionaryVehicleClasses, dictionaryVehicleMakes],
  write: loadFleetDictionary,
};
