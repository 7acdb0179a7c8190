import type { Entity } from '../../dialect/entity';
import { vehicleClasses, vehicleMakes, vehicleModels } from './tables';
import { entityMethods } from '../entity-methods.generated';

/** Vehicle classes, with texts in the caller's language. */
export const vehicleClassEntity: Entity = {
  type: 'VehicleClass',
  table: vehicleClasses,
  fields: {
    title: { kind: 'localized', column: 'title' },
    description: { kind: 'localized', column: 'description' },
  },
  methods: entityMethods.VehicleClass,
};

/** Makes of vehicles. A make has a row for each vehicle class that it builds. */
export const vehicleMakeEntity: Entity = {
  type: 'VehicleMake',
  table: vehicleMakes,
  fields: {},
  methods: entityMethods.VehicleMake,
};

/** Models of vehicles, each of one make. */
export const vehicleModelEntity: Entity = {
  type: 'VehicleModel',
  table: vehicleModels,
  fields: {
    make: { kind: 'belongsTo', entity: () => vehicleMakeEntity, column: 'make_id' },
    class: { kind: 'belongsTo', entity: () => vehicleClassEntity, column: 'class_id' },
  },
  methods: entityMethods.VehicleModel,
};
