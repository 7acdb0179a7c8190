import type { Vehicle, VehicleView, VehiclesViewColumn, VehiclesViewOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { legsAheadOf } from './legs-ahead';
import { verificationTones } from './verification';
import { restoreMutationOf, writeMutationsOf } from './writes';

/** Fields that identify a vehicle. A verified vehicle becomes unverified when one of them changes. */
const identifying = [
  'license',
  'vin',
  'year',
  'vehicle_class',
  'vehicle_make',
  'vehicle_model',
  'vehicle_model_input',
] as const;

/** The resource of the tenant's vehicles. */
export const vehiclesResource = defineResource<Vehicle, VehicleView, VehiclesViewColumn, VehiclesViewOrderColumn>({
  name: 'vehicles',
  path: '/vehicle',
  icon: 'vehicle',
  title: 'license',
  api: {
    list: 'vehiclesView',
    one: 'vehicles',
    ...writeMutationsOf('Vehicle'),
    ...restoreMutationOf('Vehicle'),
    idTable: 'vehicles',
  },
  fields: {
    license: { type: 'text', required: true, maxLength: 20, capitals: true, example: 'WGM 2041K' },
    vin: {
      type: 'text',
      capitals: true,
      maxLength: 17,
      pattern: { expression: '^[A-HJ-NPR-Z0-9]{17}$', name: 'vin' },
      example: 'YV2RT40A5KB873209',
    },
    brand_model: { type: 'text', readOnly: true, maybeEmpty: true },
    vehicle_class: { type: 'one', from: 'vehicleClass', title: 'title', where: 'vehicle_class_id' },
    vehicle_make: {
      type: 'one',
      from: 'vehicleMake',
      title: 'title',
      where: 'vehicle_make_id',
      dependsOn: { field: 'vehicle_class', column: 'class_id' },
    },
    vehicle_model: {
      type: 'one',
      from: 'vehicleModels',
      title: 'title',
      where: 'vehicle_model_id',
      dependsOn: { field: 'vehicle_make', column: 'make_id' },
    },
    vehicle_model_input: { type: 'text', maxLength: 60, when: { field: 'vehicle_model', is: [null] } },
    year: { type: 'number', integer: true, plain: true, min: 1950, max: 2100 },
    carrying_capacity: { type: 'number', min: 0, max: 100_000, unit: 'kg', summed: true },
    places: { type: 'number', integer: true, min: 0, max: 100, summed: true },
    is_active: { type: 'boolean', readOnly: true },
    verify: { type: 'enum', values: verificationTones, readOnly: true },
    preview: { type: 'media', model: 'VEHICLE', single: true, readOnly: true, collections: {} },
    media: {
      type: 'media',
      model: 'VEHICLE',
      collections: { photos: { takes: 'pictures', megabytes: 15 }, papers: { takes: 'documents', megabytes: 20 } },
    },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
    deleted_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    edits: ['license', 'vin', 'vehicle_class', 'vehicle_make', 'vehicle_model', 'year', 'carrying_capacity', 'places'],
    columns: [
      { field: 'license', width: 140 },
      { field: 'brand_model', width: 200 },
      { field: 'vehicle_class', width: 190 },
      { field: 'year', width: 105 },
      { field: 'carrying_capacity', width: 105 },
      { field: 'places', width: 95 },
      { field: 'is_active', width: 130 },
      { field: 'verify', width: 175 },
      { field: 'vin', width: 180 },
      { field: 'modified_at', width: 150 },
      { field: 'preview', width: 75, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
      { field: 'vehicle_make', width: 140, hidden: true },
      { field: 'vehicle_model', width: 140, hidden: true },
    ],
    sort: { field: 'license', direction: 'ASC' },
    search: ['license', 'vin', 'brand_model'],
    filters: [
      'license',
      'vin',
      'brand_model',
      'vehicle_class',
      'vehicle_make',
      'vehicle_model',
      'year',
      'carrying_capacity',
      'places',
      'is_active',
      'verify',
      'created_at',
      'modified_at',
    ],
    presets: [
      { name: 'inUse', conditions: [{ field: 'is_active', comparison: 'equals', values: ['true'] }] },
      { name: 'outOfUse', conditions: [{ field: 'is_active', comparison: 'equals', values: ['false'] }] },
      { name: 'notVerified', conditions: [{ field: 'verify', comparison: 'in', values: ['NOT_VERIFIED'] }] },
    ],
  },
  show: {
    sections: [
      {
        name: 'identity',
        fields: ['license', 'vin', 'vehicle_class', 'vehicle_make', 'vehicle_model', 'vehicle_model_input', 'year'],
      },
      { name: 'capacity', fields: ['carrying_capacity', 'places'] },
      { name: 'status', fields: ['is_active', 'verify', 'created_at', 'modified_at'] },
      { name: 'files', fields: ['media'] },
    ],
    related: [
      {
        field: 'verifications',
        columns: {
          created_at: { type: 'datetime' },
          status: { type: 'enum', values: verificationTones },
          message: { type: 'text' },
        },
      },
      historyListOf('VEHICLE'),
    ],
  },
  form: {
    sections: [
      { name: 'identity', fields: ['license', 'vin', 'year'] },
      { name: 'model', fields: ['vehicle_class', 'vehicle_make', 'vehicle_model', 'vehicle_model_input'] },
      { name: 'capacity', fields: ['carrying_capacity', 'places'] },
    ],
    warnings: [{ name: 'verified', fields: identifying, when: { field: 'verify', is: ['VERIFIED'] } }],
    copies: [
      'year',
      'vehicle_class',
      'vehicle_make',
      'vehicle_model',
      'vehicle_model_input',
      'carrying_capacity',
      'places',
    ],
  },
  actions: [
    {
      name: 'sendForVerification',
      method: 'updateVehicleForVerification',
      when: { field: 'verify', is: ['NOT_VERIFIED'] },
      bulk: true,
      confirm: true,
    },
    {
      name: 'activate',
      method: 'updateVehicleStatus',
      input: { is_active: true },
      when: { field: 'is_active', is: [false] },
      bulk: true,
    },
    {
      name: 'deactivate',
      method: 'updateVehicleStatus',
      input: { is_active: false },
      when: { field: 'is_active', is: [true] },
      bulk: true,
      confirm: true,
    },
  ],
  bulk: { edit: ['vehicle_class', 'carrying_capacity', 'places', 'year', 'vehicle_model_input'] },
  consequences: [legsAheadOf('vehicle_id', 'truck_id')],
  imports: {},
  state: 'is_active',
});
