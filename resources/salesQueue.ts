import type { SalesQueueColumn, SalesQueueOrderColumn, SalesRequest } from './contract.generated';
import { defineResource } from './definition';

const text = { type: 'text', readOnly: true } as const;
const price = { type: 'money', hundredths: true } as const;
const notes = { type: 'text', multiline: true, maxLength: 2000 } as const;

/** The resource of companies' sales inquiries, across all tenants, which the operator's sales people answer. */
export const salesQueueResource = defineResource<SalesRequest, SalesRequest, SalesQueueColumn, SalesQueueOrderColumn>({
  name: 'sales_queue',
  path: '/sales',
  icon: 'offers',
  title: 'company',
  api: { list: 'salesQueue', one: 'salesQueue' },
  fields: {
    company: text,
    email: { type: 'email', readOnly: true },
    phone_number: { type: 'phone', readOnly: true },
    text: { ...notes, readOnly: true, maybeEmpty: true },
    status: {
      type: 'enum',
      values: { NEW: 'warning', IN_TALKS: 'info', WON: 'success', LOST: 'neutral' },
      readOnly: true,
    },
    note: { ...notes, readOnly: true, maybeEmpty: true },
    lost_reason: { ...notes, readOnly: true, maybeEmpty: true, when: { field: 'status', is: ['LOST'] } },
    'tariff.name': { ...text, translated: true, maybeEmpty: true },
    monthly_price: { ...price, readOnly: true, maybeEmpty: true },
    yearly_price: { ...price, readOnly: true, maybeEmpty: true },
    valid_until: { type: 'date', readOnly: true, maybeEmpty: true },
    created_at: { type: 'datetime', readOnly: true },
    updated_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'company', width: 230 },
      { field: 'status', width: 120 },
      { field: 'created_at', width: 150 },
      { field: 'email', width: 220 },
      { field: 'phone_number', width: 150 },
      { field: 'text', width: 320 },
      { field: 'tariff.name', width: 120 },
      { field: 'monthly_price', width: 120 },
      { field: 'yearly_price', width: 120 },
      { field: 'valid_until', width: 120 },
      { field: 'updated_at', width: 150, hidden: true },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: ['company', 'email', 'phone_number'],
    filters: [
      'company',
      'email',
      'phone_number',
      'status',
      'text',
      'monthly_price',
      'yearly_price',
      'valid_until',
      'created_at',
      'updated_at',
    ],
    presets: [
      {
        name: 'open',
        conditions: [{ field: 'status', comparison: 'in', values: ['NEW', 'IN_TALKS'] }],
        counted: true,
        initial: true,
      },
      { name: 'ended', conditions: [{ field: 'status', comparison: 'in', values: ['WON', 'LOST'] }] },
    ],
  },
  show: {
    sections: [
      { name: 'inquiry', fields: ['company', 'status', 'email', 'phone_number', 'text', 'created_at', 'updated_at'] },
      { name: 'offer', half: true, fields: ['tariff.name', 'monthly_price', 'yearly_price', 'valid_until'] },
      { name: 'notes', half: true, fields: ['note', 'lost_reason'] },
    ],
    related: [],
  },
  form: { sections: [] },
  actions: [
    {
      name: 'talk',
      method: 'updateSalesStatus',
      input: { status: 'IN_TALKS' },
      when: { field: 'status', is: ['NEW'] },
    },
    {
      name: 'offer',
      method: 'offerTariff',
      with: { monthly_price: 'monthly_price', yearly_price: 'yearly_price', valid_until: 'valid_until' },
      fields: {
        tariff: {
          type: 'one',
          from: 'tariffs',
          title: 'name',
          translated: { order: 'sort_order' },
          only: { status: 'ACTIVE' },
          connect: true,
          required: true,
        },
        monthly_price: price,
        yearly_price: price,
        valid_until: { type: 'date', required: true },
      },
      when: { field: 'status', is: ['NEW', 'IN_TALKS'] },
    },
    { name: 'note', method: 'updateSalesNote', with: { note: 'note' }, fields: { note: notes } },
    {
      name: 'win',
      method: 'updateSalesStatus',
      input: { status: 'WON' },
      when: { field: 'status', is: ['IN_TALKS'] },
      confirm: true,
    },
    {
      name: 'lose',
      method: 'updateSalesStatus',
      input: { status: 'LOST' },
      fields: { lost_reason: notes },
      when: { field: 'status', is: ['NEW', 'IN_TALKS'] },
    },
  ],
});
