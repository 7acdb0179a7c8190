import { type Entity, type EntityField, createViewEntity } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { createHistory } from '../activity';
import { addressEntity } from '../geography';
import { fileField } from '../media';
import { normalizeOfficialNumber } from '../../formats/numbers';
import { normalizeEmail, normalizePhone } from '../../formats/contact';
import { customerColumnsOfProfile, profileProblems } from './rules';
import { customerProfiles, customers } from './tables';

/** Permissions that show restricted fields of a customer, such as tax numbers. A caller needs one of them. */
export const customerReadPermissions = ['customers.read', 'customers.write'];

/** A customer's profile. It can be created and changed only through its customer. */
export const customerProfileEntity: Entity = {
  type: 'CustomerProfile',
  table: customerProfiles,
  fields: {},
  restrictedFields: {
    tax_number: customerReadPermissions,
    company_id: customerReadPermissions,
    vat: customerReadPermissions,
    eori: customerReadPermissions,
    director_first_name: customerReadPermissions,
    director_last_name: customerReadPermissions,
  },
  methods: entityMethods.CustomerProfile,
  deletedWith: { owner: () => customerEntity, column: 'id', ownerColumn: 'profile_id' },
  rules: {
    derive: ({ after }) => ({
      phone: normalizePhone(after.phone),
      email: normalizeEmail(after.email),
      vat: normalizeOfficialNumber(after.vat),
      eori: normalizeOfficialNumber(after.eori),
    }),
    check: ({ before, after }) => profileProblems(after, before),
  },
};

/** The entity of the tenant's customers. */
export const customerEntity: Entity = {
  type: 'Customer',
  table: customers,
  fields: {
    profile: { kind: 'belongsTo', entity: () => customerProfileEntity, column: 'profile_id', owned: true },
    avatar: fileField('customer_id', 'avatar'),
    address: {
      kind: 'hasOne',
      entity: () => addressEntity,
      foreign: 'addressable_id',
      fixed: { addressable_type: 'CUSTOMER' },
    },
  },
  methods: entityMethods.Customer,
  history: createHistory({ subject: 'CUSTOMER', title: 'customer_name' }),
  rules: {
    areRecordsIndependent: () => true,
    derive: ({ owned: { profile, address } }) => ({
      ...(profile ? customerColumnsOfProfile(profile) : {}),
      ...(address ? { country: address.country, city: address.city, zip: address.zip } : {}),
    }),
  },
};

const pathFields = (relation: string, ...columns: string[]) =>
  Object.fromEntries(
    columns.map((column): [string, EntityField] => [column, { kind: 'path', path: `${relation}.${column}` }]),
  );

/** Customers as a flat row for lists: the fields of profile and address are fields of the customer. */
export const customerView = createViewEntity(customerEntity, {
  type: 'CustomerView',
  list: 'customersView',
  fields: {
    company_number: { kind: 'path', path: 'profile.company_id' },
    ...pathFields('profile', 'first_name', 'last_name', 'tax_number', 'company_name', 'vat', 'eori'),
    ...pathFields('profile', 'director_first_name', 'director_last_name', 'contact_first_name', 'contact_last_name'),
    ...pathFields('address', 'state', 'house_number', 'apartment'),
    street: { kind: 'path', path: 'address.street', unindexed: true },
    updated_at: { kind: 'path', path: 'modified_at' },
    brief: {
      kind: 'computed',
      needs: ['customer_name', 'city'],
      sql: (name, city) => `concat_ws(', ', ${name}, ${city})`,
    },
  },
});
