import type { Payment, PaymentsColumn, PaymentsOrderColumn } from './contract.generated';
import { defineResource } from './definition';

const statusPreset = (name: string, ...values: string[]) =>
  ({ name, conditions: [{ field: 'status', comparison: 'in', values }], counted: true }) as const;

const cents = { type: 'money', hundredths: true, readOnly: true, summed: { by: 'currency' } } as const;
const text = { type: 'text', readOnly: true } as const;

/**
 * The resource of the company's payments, including failed ones. They are read-only: webhook events of the card
 * processor change them.
 */
export const paymentsResource = defineResource<Payment, Payment, PaymentsColumn, PaymentsOrderColumn>({
  name: 'payments',
  path: '/payment',
  icon: 'payment',
  title: 'number',
  api: { list: 'payments', one: 'payments' },
  fields: {
    number: { ...text, maybeEmpty: true },
    'tariff.name': { ...text, translated: true },
    purpose: {
      type: 'enum',
      values: { SUBSCRIPTION: 'info', RENEWAL: 'neutral', UPGRADE: 'info', TRIAL: 'neutral' },
      readOnly: true,
    },
    status: {
      type: 'enum',
      values: { PENDING: 'info', SUCCEEDED: 'success', FAILED: 'error', CANCELED: 'neutral', REFUNDED: 'warning' },
      readOnly: true,
    },
    amount: { ...cents },
    currency: text,
    net: cents,
    credit: cents,
    tax_rate: { type: 'number', percent: true, readOnly: true },
    tax: cents,
    start_date: { type: 'date', readOnly: true, maybeEmpty: true },
    end_date: { type: 'date', readOnly: true, maybeEmpty: true },
    billing_cycle: { type: 'enum', values: { MONTHLY: 'neutral', YEARLY: 'neutral' }, readOnly: true },
    paid_at: { type: 'datetime', readOnly: true, maybeEmpty: true },
    error_message: { ...text, maybeEmpty: true, when: { field: 'status', is: ['PENDING', 'FAILED', 'CANCELED'] } },
    email: { type: 'email', readOnly: true },
    payment_intent_id: text,
    receipt_url: { ...text, isLink: true },
    created_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'number', width: 164 },
      { field: 'status', width: 98 },
      { field: 'tariff.name', width: 76 },
      { field: 'purpose', width: 128 },
      { field: 'amount', width: 96 },
      { field: 'currency', width: 95 },
      { field: 'net', width: 92, hidden: true },
      { field: 'tax', width: 92, hidden: true },
      { field: 'paid_at', width: 133 },
      { field: 'start_date', width: 94 },
      { field: 'end_date', width: 94 },
      { field: 'billing_cycle', width: 110, hidden: true },
      { field: 'error_message', width: 240, hidden: true },
      { field: 'created_at', width: 136, hidden: true },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: [],
    filters: [
      'number',
      'status',
      'purpose',
      'billing_cycle',
      'amount',
      'net',
      'tax',
      'currency',
      'paid_at',
      'start_date',
      'end_date',
      'error_message',
      'created_at',
    ],
    presets: [
      statusPreset('paid', 'SUCCEEDED'),
      statusPreset('pending', 'PENDING'),
      statusPreset('failed', 'FAILED', 'CANCELED'),
      statusPreset('refunded', 'REFUNDED'),
    ],
  },
  show: {
    sections: [
      {
        name: 'payment',
        fields: ['status', 'tariff.name', 'purpose', 'billing_cycle', 'start_date', 'end_date', 'error_message'],
      },
      { name: 'amounts', half: true, fields: ['amount', 'currency', 'net', 'tax', 'tax_rate', 'credit'] },
      { name: 'card', half: true, fields: ['paid_at', 'created_at', 'email', 'receipt_url', 'payment_intent_id'] },
    ],
    related: [],
  },
  form: { sections: [] },
  actions: [
    {
      name: 'receipt',
      method: 'paymentReceipt',
      document: true,
      when: { field: 'status', is: ['SUCCEEDED', 'REFUNDED'] },
    },
  ],
  locks: [{ name: 'trial', when: { field: 'purpose', is: ['TRIAL'] }, locked: ['receipt'] }],
});
