import { type Entity, hideAllRows } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { userEntity } from '../identity';
import { mediaFileEntity } from '../media';
import { verificationQueue } from './tables';

/** A file of the record under review. The user who uploaded the file is hidden from the operator. */
const submittedFile = (): Entity => ({
  ...mediaFileEntity,
  methods: {},
  fields: { ...mediaFileEntity.fields, user: { kind: 'belongsTo', entity: hiddenUser, column: 'user_id' } },
});

const hiddenUser = (): Entity => ({ ...userEntity, methods: {}, rowPolicy: { condition: hideAllRows } });

/** Verification requests of all tenants, for the operator's reviewers. */
export const verificationRequestEntity: Entity = {
  type: 'VerificationRequest',
  table: verificationQueue,
  acrossTenants: true,
  fields: {
    facts: { kind: 'localized', column: 'facts' },
    media: {
      kind: 'tied',
      entity: submittedFile,
      on: (own, file) =>
        `CASE ${own('entity_type')} WHEN 'VEHICLE' THEN ${file('vehicle_id')} ELSE ${file('company_id')} END = ${own('entity_id')}`,
    },
  },
  methods: entityMethods.VerificationRequest,
};
