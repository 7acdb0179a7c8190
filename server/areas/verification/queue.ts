import type { Entity } from '../../dialect/entity';
import { mediaFile } from '../media/media';
import { verificationQueue } from './tables';

/** Something that a tenant sent for verification, with what the operator needs to answer it. */
export const verificationRequest: Entity = {
  type: 'VerificationRequest',
  table: verificationQueue,
  acrossTenants: true,
  fields: {
    facts: { kind: 'localized', columns: { en: 'facts_en', pl: 'facts_pl' } },
    media: {
      kind: 'tied',
      entity: () => mediaFile,
      on: (own, file) =>
        `CASE ${own('entity_type')} WHEN 'VEHICLE' THEN ${file('vehicle_id')} ELSE ${file('company_id')} END = ${own('entity_id')}`,
    },
  },
  methods: { list: 'verificationQueue' },
};
