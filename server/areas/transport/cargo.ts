import type { Entity } from '../../dialect/entity';
import { readChosenModel, vehicleClass, vehicleMake, vehicleModel, vehicleProblems } from '../fleet';
import { ofOwnRequests } from './assigned';
import { historyOfPart } from './history';
import { cargoProblems } from './rules';
import { transportationCargos } from './tables';

/** Something that a request carries: a vehicle by its class, make and model. Written with its request. */
export const cargo: Entity = {
  type: 'ServiceTransportationCargo',
  table: transportationCargos,
  fields: {
    vehicle_class: { kind: 'belongsTo', entity: () => vehicleClass, column: 'vehicle_class_id' },
    vehicle_make: { kind: 'belongsTo', entity: () => vehicleMake, column: 'vehicle_make_id' },
    vehicle_model: { kind: 'belongsTo', entity: () => vehicleModel, column: 'vehicle_model_id' },
  },
  methods: { list: 'serviceTransportationCargo' },
  rowPolicy: ofOwnRequests,
  history: historyOfPart('CARGO'),
  rules: {
    check: async ({ after, session }) => ({
      ...vehicleProblems(after, await readChosenModel(session, after), new Date()),
      ...cargoProblems(after),
    }),
  },
};
