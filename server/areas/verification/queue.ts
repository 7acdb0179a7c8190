import { type Entity, noRows } from '../../dialect/entity';
import { user } from '../identity';
import { mediaFile } from '../media';
import { verificationQueue } from './tables';

/** A file that a tenant sent with it. Who of the tenant's people did is not the operator's to know. */
const sentFile = (): Entity => ({
  ...mediaFile,
  methods: {},
  fields: { ...mediaFile.fields, user: { kind: 'belongsTo', entity: nobody, column: 'user_id' } },
});

const nobody = (): Entity => ({ ...user, methods: {}, rowPolicy: { condition: noRows } });

/** Something that a tenant sent for verification, with what the operator needs to answer it. */
export const verificationRequest: Entity = {
  type: 'VerificationRequest',
  table: verificationQueue,
  acrossTenants: true,
  fields: {
    facts: { kind: 'localized', column: 'facts' },
    media: {
      kind: 'tied',
      entity: sentFile,
      on: (own, file) =>
        `CASE ${own('entity_type')} WHEN 'VEHICLE' THEN ${file('vehicle_id')} ELSE ${file('company_id')} END = ${own('entity_id')}`,
    },
  },
  methods: { list: 'verificationQueue' },
};
