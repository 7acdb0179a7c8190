import type { SharedServer } from './test';

/** Id of the vehicle class of trucks with a gross weight of 18 t, which carry cargo and drive by themselves. */
const rigidTruckClass = '4';

let serial = 0;

/**
 * Creates a verified truck that carries 10 t, for one test only. It fits a leg without a second vehicle to draw it.
 */
export async function createVerifiedTruck(waybill: SharedServer): Promise<{ id: string; license: string }> {
  serial += 1;
  const number = `${Date.now() % 1_000_000}${serial}`;
  const license = `STORY ${number}`;
  const admin = await waybill.apiAs('admin@demo.test');
  const id = await admin.createVehicle({
    license,
    vin: `WDB${number.padStart(14, '0')}`,
    year: 2022,
    carrying_capacity: 10_000,
    vehicle_class: { connect: rigidTruckClass },
    vehicle_model_input: 'Atego 1530 L',
  });
  await admin.submitVehicle(id);
  const operator = await waybill.apiAs('operator@waybill.test');
  await operator.reviewVerification({ entity_type: 'VEHICLE', title: license }, { status: 'VERIFIED' });
  return { id, license };
}
