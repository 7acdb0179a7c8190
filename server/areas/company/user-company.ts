import { type Entity, type EntityField, hideAllRows } from '../../dialect/entity';
import { mediaFileEntity } from '../media';
import { tariffEntity } from '../tariffs';
import { companyEntity, contactPersonEntity } from './company';
import { tenantEntity, tenantStatisticsEntity } from './tenant';
import { entityVerificationEntity } from '../tenancy';

/** Restricts an entity to callers with the permission `company.read`; others get no rows. For relations of an entity. */
const companyReadersOnly = (entity: Entity) => (): Entity => ({
  ...entity,
  methods: {},
  rowPolicy: { exemptPermission: 'company.read', condition: hideAllRows },
});

/**
 * Returns the tenant entity for a user's relation. Everyone sees name, address and registration data; other fields need
 * `company.read`.
 */
export function createUserCompanyEntity(): Entity {
  return {
    ...tenantEntity,
    methods: {},
    fields: {
      ...tenantEntity.fields,
      read: { kind: 'belongsTo', entity: companyReadersOnly(tenantEntity), column: 'id' },
      temporary: { kind: 'path', path: 'read.temporary' },
      tariff: { kind: 'belongsTo', entity: companyReadersOnly(tariffEntity), column: 'tariff_id' },
      statistics: { kind: 'belongsTo', entity: restrictedStatistics, column: 'id' },
      company: { kind: 'hasOne', entity: registeredData, foreign: 'tenant_id', listed: true },
      contact_people: { kind: 'hasMany', entity: companyReadersOnly(contactPersonEntity), foreign: 'tenant_id' },
    },
  };
}

function registeredData(): Entity {
  const { media, verifications, contact_people } = companyEntity.fields;
  return {
    ...companyEntity,
    methods: {},
    fields: {
      ...companyEntity.fields,
      media: withRestrictedEntity(media, mediaFileEntity),
      verifications: withRestrictedEntity(verifications, entityVerificationEntity),
      contact_people: withRestrictedEntity(contact_people, contactPersonEntity),
    },
  };
}

function withRestrictedEntity(field: EntityField | undefined, entity: Entity): EntityField {
  if (field?.kind !== 'hasMany') throw new Error(`${entity.type} is not a list of the company.`);
  return { ...field, entity: companyReadersOnly(entity) };
}

/** Returns the statistics with all counts 0 for callers who lack `company.read`, because the counts are not nullable. */
function restrictedStatistics(): Entity {
  const countFields = Object.keys(tenantStatisticsEntity.fields).map((name): [string, EntityField] => [
    name,
    { kind: 'computed', needs: [`read.${name}`], sql: (figure) => `coalesce(${figure}, 0)`, returns: 'integer' },
  ]);
  const read: EntityField = { kind: 'belongsTo', entity: companyReadersOnly(tenantStatisticsEntity), column: 'id' };
  return { ...tenantStatisticsEntity, methods: {}, fields: { ...Object.fromEntries(countFields), read } };
}
