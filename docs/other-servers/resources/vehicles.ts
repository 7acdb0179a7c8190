import type { Vehicle, VehiclesColumn, VehiclesOrderColumn } from './contract.generated';
import { defineResource } from './definition';

/** The vehicles of the server. */
export const vehiclesResource = defineResource<Vehicle, Vehicle, VehiclesColumn, VehiclesOrderColumn>({
  name: 'vehicles',
  path: '/vehicle',
  icon: 'vehicle',
  title: 'plate',
  api: {
    list: 'vehicles',
    one: 'vehicles',
    create: 'createVehicle',
    update: 'updateVehicle',
    delete: 'deleteVehicle',
    restore: 'restoreVehicle',
    trashed: true,
    modifiedAt: 'updated_at',
  },
  fields: {
    plate: { type: 'text', required: true, maxLength: 20, capitals: true },
    make: { type: 'text', maxLength: 60 },
    mileage: { type: 'number', integer: true, min: 0 },
    vehicle_class: { type: 'one', from: 'vehicleClasses', title: 'title', where: 'vehicle_class_id' },
    inspected_at: { type: 'datetime' },
    updated_at: { type: 'datetime', readOnly: true },
    deleted_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    columns: [
      { field: 'plate', width: 190 },
      { field: 'make', width: 200 },
      { field: 'mileage', width: 140 },
      { field: 'vehicle_class', width: 160 },
      { field: 'updated_at', width: 170 },
    ],
    sort: { field: 'plate', direction: 'ASC' },
    search: ['plate', 'make'],
    filters: ['plate', 'make', 'mileage', 'vehicle_class', 'inspected_at'],
    presets: [],
  },
  show: {
    sections: [
      { name: 'vehicle', fields: ['plate', 'make', 'vehicle_class', 'mileage', 'inspected_at', 'updated_at'] },
    ],
    related: [],
  },
  form: { sections: [{ name: 'vehicle', fields: ['plate', 'make', 'vehicle_class', 'mileage', 'inspected_at'] }] },
  actions: [],
});
