import type { Area } from '../../../server/areas/area';
import type { Entity } from '../../../server/dialect/entity';
import type { Problem, Problems } from '../../../server/dialect/errors';
import { depotsTable, driversTable, driverVehicleTable, permitsTable, tripsTable, vehiclesTable } from './tables';

/**
 * Checks the length of a text against the limits that the recorded Lighthouse server (recording.ts) has. Returns the
 * field with its problem, or an empty list.
 */
function length(field: string, value: unknown, min: number, max = Infinity): [string, Problem[]][] {
  if (typeof value !== 'string') return [];
  if (value.length < min) return [[field, [{ code: 'too_short', payload: { min } }]]];
  return value.length > max ? [[field, [{ code: 'too_long', payload: { max } }]]] : [];
}

const problems = (...found: [string, Problem[]][][]): Problems => Object.fromEntries(found.flat());

const depot: Entity = {
  type: 'RecordedDepot',
  table: depotsTable,
  fields: {},
  methods: {},
  rules: { check: ({ after }) => problems(length('name', after.name, 3)) },
};

const driver: Entity = { type: 'RecordedDriver', table: driversTable, fields: {}, methods: {} };

const permit: Entity = { type: 'RecordedPermit', table: permitsTable, fields: {}, methods: {} };

const trip: Entity = {
  type: 'RecordedTrip',
  table: tripsTable,
  fields: {},
  methods: { delete: 'deleteRecordedTrip' },
  rules: {
    check: ({ after }) => {
      const negative: [string, Problem[]] = ['km', [{ code: 'too_small', payload: { min: 0 } }]];
      return problems(length('label', after.label, 2), typeof after.km === 'number' && after.km < 0 ? [negative] : []);
    },
  },
};

const vehicle: Entity = {
  type: 'RecordedVehicle',
  table: vehiclesTable,
  fields: {
    depot: { kind: 'belongsTo', entity: () => depot, column: 'depot_id' },
    drivers: {
      kind: 'manyToMany',
      entity: () => driver,
      through: driverVehicleTable,
      from: 'vehicle_id',
      to: 'driver_id',
    },
    trips: { kind: 'hasMany', entity: () => trip, foreign: 'vehicle_id' },
    permit: { kind: 'hasOne', entity: () => permit, foreign: 'vehicle_id' },
  },
  methods: {
    list: 'recordedVehicles',
    create: 'createRecordedVehicle',
    delete: 'deleteRecordedVehicle',
    restore: 'restoreRecordedVehicle',
  },
  rules: { check: ({ after }) => problems(length('plate', after.plate, 3), length('make', after.make, 0, 10)) },
  unique: { recorded_vehicles_plate: 'plate' },
};

/** The area whose entities correspond to the tables of the recorded Lighthouse server (recording.ts). */
export const recordedArea: Area = { name: 'recorded', entities: [depot, driver, permit, trip, vehicle] };

/** Root fields that the area adds to the contract. The tests permit administrators to call them. */
export const recordedMethods = [
  'recordedVehicles',
  'createRecordedVehicle',
  'deleteRecordedVehicle',
  'restoreRecordedVehicle',
  'deleteRecordedTrip',
];
