import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { serviceEntity } from '../reference';
import { opportunities, tariffs, tariffServices } from './tables';

/** Entity of a tariff's features and limits. */
export const opportunityEntity: Entity = {
  type: 'Opportunity',
  table: opportunities,
  fields: {
    name: { kind: 'localized', column: 'name' },
    display_title: { kind: 'localized', column: 'display_title' },
    display_value: { kind: 'localized', column: 'display_value' },
    units: { kind: 'localized', column: 'units' },
  },
  methods: {},
};

/** Entity of tariffs, with their features, limits and services. */
export const tariffEntity: Entity = {
  type: 'Tariff',
  table: tariffs,
  fields: {
    next_plan: { kind: 'belongsTo', entity: () => tariffEntity, column: 'next_plan_id' },
    services: {
      kind: 'manyToMany',
      entity: () => serviceEntity,
      through: tariffServices,
      from: 'tariff_id',
      to: 'service_id',
    },
    opportunities: {
      kind: 'hasMany',
      entity: () => opportunityEntity,
      foreign: 'tariff_id',
      order: { column: 'sort', direction: 'ASC' },
    },
  },
  methods: entityMethods.Tariff,
};
