import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { service } from '../reference';
import { opportunities, tariffs, tariffServices } from './tables';

/** Entity of a tariff's features and limits. */
export const opportunity: Entity = {
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
export const tariff: Entity = {
  type: 'Tariff',
  table: tariffs,
  fields: {
    next_plan: { kind: 'belongsTo', entity: () => tariff, column: 'next_plan_id' },
    services: {
      kind: 'manyToMany',
      entity: () => service,
      through: tariffServices,
      from: 'tariff_id',
      to: 'service_id',
    },
    opportunities: {
      kind: 'hasMany',
      entity: () => opportunity,
      foreign: 'tariff_id',
      order: { column: 'sort', direction: 'ASC' },
    },
  },
  methods: entityMethods.Tariff,
};
