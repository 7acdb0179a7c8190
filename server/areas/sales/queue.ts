import type { Entity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { tariffEntity } from '../tariffs';
import { salesQueue } from './tables';

/** Entity of the sales inquiries of all tenants, which only the operator lists. */
export const salesRequestEntity: Entity = {
  type: 'SalesRequest',
  table: salesQueue,
  acrossTenants: true,
  fields: { tariff: { kind: 'belongsTo', entity: () => tariffEntity, column: 'tariff_id' } },
  methods: entityMethods.SalesRequest,
};
