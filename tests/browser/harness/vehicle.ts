import type { SharedServer } from './test';

/** Ids of vehicle classes: trucks with a gross weight of 18 t, which carry cargo and drive by themselves, and tractors. */
export const vehicleClasses = { rigid18: '4', tractor: '1' } as const;

let serial = 0;

/** What of a new vehicle differs from a truck that carries 10 t. */
interface VehicleOptions {
  license?: string;
  /** Null for a class that carries nothing. */
  carrying_capacity?: number | null;
  vehicleClass?: string;
}

/** Creates a vehicle for one test only. */
export async function createTestVehicle(
  waybill: SharedServer,
  { license: given, carrying_capacity = 10_000, vehicleClass = vehicleClasses.rigid18 }: VehicleOptions = {},
): Promise<{ id: string; license: string }> {
  serial += 1;
  const number = `${Date.now() % 1_000_000}${serial}`;
  const license = given ?? `STORY ${number}`;
  const admin = await waybill.apiAs('admin@demo.test');
  const id = await admin.createVehicle({
    license,
    vin: `WDB${number.padStart(14, '0')}`,
    year: 2022,
    carrying_capacity,
    vehicle_class: { connect: vehicleClass },
    vehicle_model_input: 'Atego 1530 L',
  });
  return { id, license };
}

/** Creates a verified truck for one test only. It fits a leg without a second vehicle to draw it. */
export async function createVerifiedTruck(
  waybill: SharedServer,
  options: VehicleOptions = {},
): Promise<{ id: string; license: string }> {
  const { id, license } = await createTestVehicle(waybill, options);
  const admin = await waybill.apiAs('admin@demo.test');
  await admin.submitVehicle(id);
  const operator = await waybill.apiAs('operator@waybill.test');
  await operator.reviewVerification({ entity_type: 'VEHICLE', title: license }, { status: 'VERIFIED' });
  return { id, license };
}
