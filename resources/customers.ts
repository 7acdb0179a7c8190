import type { Customer, CustomerView, CustomersViewColumn, CustomersViewOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { cityOf, postalCodeOf } from './places';
import { historyOf } from './history';

const business = { field: 'profile.type', is: ['BUSINESS'] } as const;

/** Customers of the tenant: companies and persons. */
export const customers = defineResource<Customer, CustomerView, CustomersViewColumn, CustomersViewOrderColumn>({
  name: 'customers',
  path: '/customer',
  icon: 'customer',
  title: 'customer_name',
  api: {
    list: 'customersView',
    one: 'customers',
    create: 'createCustomer',
    update: 'updateCustomer',
    delete: 'deleteCustomer',
    restore: 'restoreCustomer',
    modifiedAt: true,
    trashed: true,
  },
  fields: {
    customer_name: { type: 'text', readOnly: true, order: 'customer_name' },
    avatar: { type: 'media', model: 'CUSTOMER', single: true, round: true, collections: { avatar: { takes: 'pictures', megabytes: 5 } } },
    type: { type: 'enum', values: { MANUAL: 'neutral', DEFAULT: 'info' }, readOnly: true },
    'profile.type': {
      type: 'enum',
      values: { BUSINESS: 'info', PERSONAL: 'neutral' },
      column: 'profile_type',
      order: 'profile_type',
      required: true,
      initial: 'BUSINESS',
    },
    'profile.company_name': { type: 'text', column: 'company_name', required: true, maxLength: 200, when: business },
    'profile.first_name': { type: 'text', column: 'first_name', required: true, maxLength: 100, when: { field: 'profile.type', is: ['PERSONAL'] } },
    'profile.last_name': { type: 'text', column: 'last_name', required: true, maxLength: 100, when: { field: 'profile.type', is: ['PERSONAL'] } },
    'profile.phone': { type: 'phone', column: 'phone', order: 'phone', required: true, example: '+48 22 123 45 67' },
    'profile.email': { type: 'email', column: 'email', order: 'email', required: true, example: 'office@example.com' },
    'profile.tax_number': { type: 'text', column: 'tax_number', maxLength: 30 },
    'profile.company_id': { type: 'text', column: 'company_number', maxLength: 30, when: business },
    'profile.vat': { type: 'text', column: 'vat', maxLength: 20, capitals: true, example: 'PL5260250274', when: business },
    'profile.eori': { type: 'text', column: 'eori', maxLength: 20, capitals: true, when: business },
    'profile.director_first_name': { type: 'text', column: 'director_first_name', maxLength: 100, when: business },
    'profile.director_last_name': { type: 'text', column: 'director_last_name', maxLength: 100, when: business },
    'profile.contact_first_name': { type: 'text', column: 'contact_first_name', maxLength: 100, when: business },
    'profile.contact_last_name': { type: 'text', column: 'contact_last_name', maxLength: 100, when: business },
    'address.country': { type: 'country', column: 'country', order: 'country', required: true },
    'address.state': { type: 'text', column: 'state', maxLength: 100 },
    'address.city': { type: 'text', column: 'city', order: 'city', required: true, maxLength: 100, suggest: cityOf('address') },
    'address.zip': { type: 'text', column: 'zip', order: 'zip', maxLength: 12, suggest: postalCodeOf('address') },
    'address.street': { type: 'text', column: 'street', maxLength: 150 },
    'address.house_number': { type: 'text', column: 'house_number', maxLength: 12 },
    'address.apartment': { type: 'text', column: 'apartment', maxLength: 12 },
    created_at: { type: 'datetime', readOnly: true, order: 'created_at' },
    modified_at: { type: 'datetime', readOnly: true, order: 'modified_at' },
    deleted_at: { type: 'datetime', readOnly: true, order: 'deleted_at' },
  },
  owned: ['profile', 'address'],
  list: {
    columns: [
      { field: 'customer_name', width: 240 },
      { field: 'profile.type', width: 120 },
      { field: 'profile.phone', width: 160 },
      { field: 'profile.email', width: 240 },
      { field: 'address.country', width: 140 },
      { field: 'address.city', width: 150 },
      { field: 'address.zip', width: 100 },
      { field: 'profile.vat', width: 150 },
      { field: 'modified_at', width: 150 },
      { field: 'avatar', width: 75, hidden: true },
      { field: 'type', width: 120, hidden: true },
      { field: 'address.street', width: 180, hidden: true },
      { field: 'profile.tax_number', width: 140, hidden: true },
      { field: 'profile.company_id', width: 140, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'customer_name', direction: 'ASC' },
    search: ['customer_name', 'phone', 'email', 'city', 'vat'],
    filters: ['customer_name', 'profile.type', 'profile.phone', 'profile.email', 'address.country', 'address.city', 'address.zip', 'profile.vat', 'type', 'created_at', 'modified_at'],
    presets: [
      { name: 'companies', conditions: [{ field: 'profile.type', comparison: 'in', values: ['BUSINESS'] }] },
      { name: 'persons', conditions: [{ field: 'profile.type', comparison: 'in', values: ['PERSONAL'] }] },
    ],
  },
  show: {
    sections: [
      { name: 'who', fields: ['profile.type', 'profile.company_name', 'profile.first_name', 'profile.last_name', 'profile.phone', 'profile.email', 'avatar'] },
      { name: 'numbers', fields: ['profile.tax_number', 'profile.company_id', 'profile.vat', 'profile.eori'] },
      { name: 'people', fields: ['profile.director_first_name', 'profile.director_last_name', 'profile.contact_first_name', 'profile.contact_last_name'] },
      { name: 'address', fields: ['address.country', 'address.state', 'address.city', 'address.zip', 'address.street', 'address.house_number', 'address.apartment'] },
      { name: 'record', fields: ['type', 'created_at', 'modified_at'] },
    ],
    related: [
      {
        resource: 'service_transportations',
        by: 'customer_id',
        columns: ['number', 'status', 'to_take_to_work_from', 'delivery_from_city', 'delivery_to_city', 'price'],
      },
      historyOf('CUSTOMER'),
    ],
  },
  form: {
    sections: [
      { name: 'who', fields: ['profile.type', 'profile.company_name', 'profile.first_name', 'profile.last_name', 'profile.phone', 'profile.email'] },
      { name: 'numbers', fields: ['profile.tax_number', 'profile.company_id', 'profile.vat', 'profile.eori'] },
      { name: 'people', fields: ['profile.director_first_name', 'profile.director_last_name', 'profile.contact_first_name', 'profile.contact_last_name'] },
      { name: 'address', fields: ['address.country', 'address.state', 'address.city', 'address.zip', 'address.street', 'address.house_number', 'address.apartment'] },
    ],
  },
  actions: [],
});
