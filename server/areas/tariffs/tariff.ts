import type { Entity } from '../../dialect/entity';
import { service } from '../reference';
import { opportunities, tariffs, tariffServices } from './tables';

/** What a tariff lets one do, in the caller's language. */
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

/** What companies subscribe to. */
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
  methods: { list: 'tariffs' },
};
