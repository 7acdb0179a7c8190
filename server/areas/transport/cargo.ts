import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import {
  readChosenMakeAndModel,
  vehicleClassEntity,
  vehicleMakeEntity,
  vehicleModelEntity,
  vehicleProblems,
} from '../fleet';
import { assignedRequestPartsPolicy } from './row-policies';
import { createPartHistory } from './history';
import { requestEntity } from './request';
import { cargoProblems } from './rules';
import { transportationCargos } from './tables';

/**
 * A cargo item of a request: a vehicle of some class, make and model. It can be created and changed only through its
 * request.
 */
export const cargoEntity: Entity = {
  type: 'ServiceTransportationCargo',
  table: transportationCargos,
  fields: {
    vehicle_class: { kind: 'belongsTo', entity: () => vehicleClassEntity, column: 'vehicle_class_id' },
    vehicle_make: { kind: 'belongsTo', entity: () => vehicleMakeEntity, column: 'vehicle_make_id' },
    vehicle_model: { kind: 'belongsTo', entity: () => vehicleModelEntity, column: 'vehicle_model_id' },
  },
  methods: entityMethods.ServiceTransportationCargo,
  deletedWith: { owner: () => requestEntity, column: 'service_transportation_id', ownerColumn: 'id' },
  rowPolicy: assignedRequestPartsPolicy,
  history: createPartHistory('CARGO'),
  rules: {
    check: async ({ after, session, scope }) => ({
      ...vehicleProblems(after, await readChosenMakeAndModel({ session, scope }, after), new Date()),
      ...cargoProblems(after),
    }),
  },
};
