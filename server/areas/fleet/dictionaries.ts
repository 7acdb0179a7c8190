import type { Entity } from '../../dialect/entity';
import { vehicleClasses, vehicleMakes, vehicleModels } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** Vehicle classes, with texts in the caller's language. */
export const vehicleClass: Entity = {
  type: 'VehicleClass',
  table: vehicleClasses,
  fields: {
    title: { kind: 'localized', column: 'title' },
    description: { kind: 'localized', column: 'description' },
  },
  methods: entityMethods.VehicleClass,
};

/** Makes of vehicles. A make has a row for each vehicle class that it builds. */
export const vehicleMake: Entity = {
  type: 'VehicleMake',
  table: vehicleMakes,
  fields: {},
  methods: entityMethods.VehicleMake,
};

export const vehicleModel: Entity = {
  type: 'VehicleModel',
  table: vehicleModels,
  fields: {
    make: { kind: 'belongsTo', entity: () => vehicleMake, column: 'make_id' },
    class: { kind: 'belongsTo', entity: () => vehicleClass, column: 'class_id' },
  },
  methods: entityMethods.VehicleModel,
};
