import { type Entity, type EntityField, noRows } from '../../dialect/entity';
import { mediaFile } from '../media';
import { tariff } from '../tariffs';
import { company, contactPerson } from './company';
import { tenant, tenantStatistics } from './tenant';
import { entityVerification } from '../tenancy';

/** An entity's records for whoever may see the company's data; for others there are none. */
const companyReadersOnly = (entity: Entity) => (): Entity => ({
  ...entity,
  methods: {},
  rowPolicy: { exemptPermission: 'company.read', condition: noRows },
});

/**
 * The company of a user, met by everybody who meets the user: what it is called, where it is and how it is registered.
 * The rest takes the right to see the company's data, as the list of it does.
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

/** Figures cannot be absent: for whoever may not see them they are 0. */
function restrictedStatistics(): Entity {
  const figures = Object.keys(tenantStatistics.fields).map((name): [string, EntityField] => [
    name,
    { kind: 'computed', needs: [`read.${name}`], sql: (figure) => `coalesce(${figure}, 0)`, returns: 'integer' },
  ]);
  const read: EntityField = { kind: 'belongsTo', entity: companyReadersOnly(tenantStatistics), column: 'id' };
  return { ...tenantStatistics, methods: {}, fields: { ...Object.fromEntries(figures), read } };
}
