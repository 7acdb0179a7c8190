import { type Entity, type EntityField, hideAllRows } from '../../dialect/entity';
import { mediaFile } from '../media';
import { tariff } from '../tariffs';
import { company, contactPerson } from './company';
import { tenant, tenantStatistics } from './tenant';
import { entityVerification } from '../tenancy';

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
export function companyOfUser(): Entity {
  return {
    ...tenant,
    methods: {},
    fields: {
      ...tenant.fields,
      read: { kind: 'belongsTo', entity: companyReadersOnly(tenant), column: 'id' },
      temporary: { kind: 'path', path: 'read.temporary' },
      tariff: { kind: 'belongsTo', entity: companyReadersOnly(tariff), column: 'tariff_id' },
      statistics: { kind: 'belongsTo', entity: restrictedStatistics, column: 'id' },
      company: { kind: 'hasOne', entity: registeredData, foreign: 'tenant_id', listed: true },
      contact_people: { kind: 'hasMany', entity: companyReadersOnly(contactPerson), foreign: 'tenant_id' },
    },
  };
}

function registeredData(): Entity {
  const { media, verifications, contact_people } = company.fields;
  return {
    ...company,
    methods: {},
    fields: {
      ...company.fields,
      media: withRestrictedEntity(media, mediaFile),
      verifications: withRestrictedEntity(verifications, entityVerification),
      contact_people: withRestrictedEntity(contact_people, contactPerson),
    },
  };
}

function withRestrictedEntity(field: EntityField | undefined, entity: Entity): EntityField {
  if (field?.kind !== 'hasMany') throw new Error(`${entity.type} is not a list of the company.`);
  return { ...field, entity: companyReadersOnly(entity) };
}

/** Returns the statistics with all counts 0 for callers who lack `company.read`, because the counts are not nullable. */
function restrictedStatistics(): Entity {
  const countFields = Object.keys(tenantStatistics.fields).map((name): [string, EntityField] => [
    name,
    { kind: 'computed', needs: [`read.${name}`], sql: (figure) => `coalesce(${figure}, 0)`, returns: 'integer' },
  ]);
  const read: EntityField = { kind: 'belongsTo', entity: companyReadersOnly(tenantStatistics), column: 'id' };
  return { ...tenantStatistics, methods: {}, fields: { ...Object.fromEntries(countFields), read } };
}
