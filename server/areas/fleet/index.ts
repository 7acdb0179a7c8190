import type { Area } from '../area';
import { sendForVerification } from '../tenancy';
import { vehicleClassEntity, vehicleMakeEntity, vehicleModelEntity } from './dictionaries';
import { vehicleEntity, vehicleView } from './vehicle';

export { vehicleClassEntity, vehicleMakeEntity, vehicleModelEntity } from './dictionaries';
export { dictionaryVehicleMakes, fleetDictionary } from './dictionary';
export { vehicleClassIds, type VehicleClassName } from './dictionary-classes';
export type { VehicleMakeName } from './dictionary-models';
export { barePlate, vehicleProblems } from './rules';
export { vehicleClasses, vehicles } from './tables';
export { readChosenMakeAndModel } from './makes';
export { vehicleEntity, vehicleView } from './vehicle';

/** Vehicles, and the dictionary of their classes, makes and models. */
export const fleetArea: Area = {
  name: 'fleet',
  entities: [vehicleClassEntity, vehicleMakeEntity, vehicleModelEntity, vehicleEntity, vehicleView],
  mutations: { updateVehicleForVerification: sendForVerification(vehicleEntity, 'verify') },
};
