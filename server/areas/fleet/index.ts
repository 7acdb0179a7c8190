import type { Area } from '../area';
import { sendForVerification } from '../tenancy';
import { vehicleClass, vehicleMake, vehicleModel } from './dictionaries';
import { vehicle, vehicleView } from './vehicle';

export { vehicleClass, vehicleMake, vehicleModel } from './dictionaries';
export { dictionaryMakes, fleetDictionary } from './dictionary';
export { vehicleClassIds, type VehicleClassName } from './dictionary-classes';
export type { MakeName } from './dictionary-models';
export { vehicleProblems } from './rules';
export { vehicleClasses, vehicles } from './tables';
export { readChosenModel, vehicle, vehicleView } from './vehicle';

/** Vehicles, and the dictionary of their classes, makes and models. */
export const fleetArea: Area = {
  name: 'fleet',
  entities: [vehicleClass, vehicleMake, vehicleModel, vehicle, vehicleView],
  mutations: { updateVehicleForVerification: sendForVerification(vehicle, 'verify') },
};
