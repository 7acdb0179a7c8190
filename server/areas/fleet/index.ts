import type { Area } from '../area';
import { sendForVerification } from '../tenancy/verification';
import { vehicleClass, vehicleMake, vehicleModel } from './dictionaries';
import { vehicle, vehicleView } from './vehicle';

/** Vehicles, and the dictionary of what there is. */
export const fleet: Area = {
  name: 'fleet',
  entities: [vehicleClass, vehicleMake, vehicleModel, vehicle, vehicleView],
  mutations: { updateVehicleForVerification: sendForVerification(vehicle, 'verify') },
};
