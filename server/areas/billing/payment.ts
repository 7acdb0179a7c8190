import type { Entity } from '../../dialect/entity';
import { billingDaySqlText } from '../../database/clock';
import { entityMethods } from '../entity-methods.generated';
import { tariffEntity } from '../tariffs';
import { payments } from './tables';

/** Card payments. They have no create or update methods, because only Stripe events change payments. */
export const paymentEntity: Entity = {
  type: 'Payment',
  table: payments,
  fields: {
    tariff: { kind: 'belongsTo', entity: () => tariffEntity, column: 'tariff_id' },
    error_message: { kind: 'localized', column: 'error_message' },
    is_active: {
      kind: 'computed',
      needs: ['status', 'start_date', 'end_date'],
      sql: (status, start, end) =>
        `coalesce(${status} = 'SUCCEEDED' AND ${billingDaySqlText} BETWEEN ${start} AND ${end}, false)`,
      returns: 'boolean',
    },
  },
  methods: entityMethods.Payment,
};
