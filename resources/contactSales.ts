import type { ContactSale, ContactSalesColumn, ContactSalesOrderColumn } from './contract.generated';
import { defineResource } from './definition';

/** The resource of users' requests to Waybill's sales team. */
export const contactSalesResource = defineResource<
  ContactSale,
  ContactSale,
  ContactSalesColumn,
  ContactSalesOrderColumn
>({
  name: 'contact_sales',
  path: '/contact-sales',
  icon: 'sales',
  title: 'email',
  api: { list: 'contactSales', one: 'contactSales', create: 'createContactSale' },
  fields: {
    email: { type: 'email', required: true, example: 'office@example.com' },
    phone_number: { type: 'phone', required: true, example: '+48 22 123 45 67' },
    text: { type: 'text', multiline: true, maxLength: 2000 },
    status: {
      type: 'enum',
      values: { NEW: 'info', IN_TALKS: 'info', WON: 'success', LOST: 'neutral' },
      readOnly: true,
    },
    'tariff.name': { type: 'text', translated: true, readOnly: true, maybeEmpty: true },
    monthly_price: { type: 'money', hundredths: true, readOnly: true, maybeEmpty: true },
    yearly_price: { type: 'money', hundredths: true, readOnly: true, maybeEmpty: true },
    valid_until: { type: 'date', readOnly: true, maybeEmpty: true },
    created_at: { type: 'datetime', readOnly: true },
    updated_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    columns: [
      { field: 'email', width: 240 },
      { field: 'phone_number', width: 160 },
      { field: 'text', width: 420 },
      { field: 'status', width: 180 },
      { field: 'created_at', width: 150 },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: ['email', 'phone_number'],
    filters: ['email', 'phone_number', 'status', 'text', 'created_at'],
    presets: [],
  },
  show: {
    sections: [
      { name: 'request', fields: ['status', 'email', 'phone_number', 'text', 'created_at', 'updated_at'] },
      { name: 'offer', fields: ['tariff.name', 'monthly_price', 'yearly_price', 'valid_until'] },
    ],
    related: [],
  },
  form: { sections: [{ name: 'request', fields: ['email', 'phone_number', 'text'] }] },
  actions: [],
});
