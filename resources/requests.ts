import type {
  ServiceTransportation,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn,
} from './contract.generated';
import { defineResource } from './definition';
import { historyOf } from './history';
import { addressColumns } from './places';
import { restoreOf, writesOf } from './writes';

const statuses = {
  DRAFT: 'neutral',
  NEW: 'info',
  IN_PROGRESS: 'info',
  SERVICE_CONFIRMED: 'warning',
  SERVICE_PROVIDED: 'success',
  CLOSE_REQUEST: 'neutral',
  CANCELED_REQUEST: 'error',
} as const;

const currencies = {
  EUR: 'neutral',
  PLN: 'neutral',
  CZK: 'neutral',
  SEK: 'neutral',
  GBP: 'neutral',
  CHF: 'neutral',
  USD: 'neutral',
} as const;

const ofStatus = (name: string, ...values: (keyof typeof statuses)[]) =>
  ({ name, conditions: [{ field: 'status', comparison: 'in', values }], counted: true }) as const;

/** A step to another status, offered while the request can take it. */
const step = (name: string, status: keyof typeof statuses) =>
  ({
    name,
    method: 'updateServiceTransportationStatus',
    step: status,
    when: { field: 'transitionableStatus', has: status },
  }) as const;

/** Transport service requests. */
export const requests = defineResource<
  ServiceTransportation,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn
>({
  name: 'service_transportations',
  path: '/service-request',
  recordPage: true,
  icon: 'request',
  title: 'number',
  api: {
    list: 'serviceTransportationView',
    one: 'serviceTransportation',
    ...writesOf('ServiceTransportation'),
    ...restoreOf('ServiceTransportation'),
    idTable: 'service_transportations',
  },
  fields: {
    number: { type: 'text', readOnly: true },
    status: { type: 'enum', values: statuses, readOnly: true },
    type: { type: 'enum', values: { MANUAL: 'neutral', DEFAULT: 'info' }, readOnly: true },
    customer: {
      type: 'one',
      from: 'customersView',
      title: 'customer_name',
      where: 'customer_id',
      creates: { resource: 'customers', typed: 'profile.company_name' },
    },
    customer_name: { type: 'text', readOnly: true },
    service: { type: 'one', from: 'services', title: 'name', where: 'service_id' },
    price: { type: 'money' },
    currency: { type: 'enum', values: currencies, required: true, initial: 'EUR' },
    to_take_to_work_from: { type: 'date' },
    to_take_to_work_to: { type: 'date' },
    delivery_date_from: { type: 'date' },
    delivery_date_to: { type: 'date' },
    taken_to_work: { type: 'datetime', readOnly: true },
    delivered: { type: 'datetime', readOnly: true },
    delivery_from_city: { type: 'text', readOnly: true },
    delivery_from_state: { type: 'text', readOnly: true },
    delivery_from_country: { type: 'country', readOnly: true },
    delivery_from_code: { type: 'text', readOnly: true },
    delivery_to_city: { type: 'text', readOnly: true },
    delivery_to_state: { type: 'text', readOnly: true },
    delivery_to_country: { type: 'country', readOnly: true },
    delivery_to_code: { type: 'text', readOnly: true },
    logistician: {
      type: 'one',
      from: 'usersViewLogistical',
      title: 'brief',
      where: 'logistician_id',
      readOnly: true,
      maybeEmpty: true,
    },
    logisticians: {
      type: 'many',
      from: 'usersViewLogistical',
      title: 'brief',
      through: 'user',
      where: 'logistician_ids',
      readOnly: true,
    },
    drivers: { type: 'text', readOnly: true },
    driver_ids: { type: 'many', from: 'usersViewDriver', title: 'brief', readOnly: true },
    awaiting_ids: { type: 'many', from: 'usersViewLogistical', title: 'brief', readOnly: true },
    addresses: {
      type: 'rows',
      each: { column: 'direction', values: ['FROM', 'TO'], line: 'brief', note: 'description' },
      columns: {
        direction: { type: 'enum', values: { FROM: 'neutral', TO: 'neutral' }, required: true },
        ...addressColumns,
      },
    },
    cargo: {
      type: 'rows',
      columns: {
        vehicle_class: { type: 'one', from: 'vehicleClass', title: 'title' },
        vehicle_make: {
          type: 'one',
          from: 'vehicleMake',
          title: 'title',
          dependsOn: { field: 'vehicle_class', column: 'class_id' },
        },
        vehicle_model: {
          type: 'one',
          from: 'vehicleModels',
          title: 'title',
          dependsOn: { field: 'vehicle_make', column: 'make_id' },
        },
        weight: { type: 'number', required: true, min: 0, max: 1_000_000, unit: 'kg' },
      },
    },
    'statistic.weight': { type: 'number', readOnly: true, unit: 'kg' },
    'feedback.reason': {
      type: 'one',
      from: 'cancelRequestReasons',
      title: 'title',
      readOnly: true,
      when: { field: 'status', is: ['CANCELED_REQUEST'] },
    },
    'feedback.rate': {
      type: 'number',
      readOnly: true,
      integer: true,
      max: 5,
      stars: true,
      when: { field: 'status', is: ['CLOSE_REQUEST'] },
    },
    'feedback.description': {
      type: 'text',
      readOnly: true,
      when: { field: 'status', is: ['CLOSE_REQUEST', 'CANCELED_REQUEST'] },
    },
    media: {
      type: 'media',
      model: 'SERVICE_TRANSPORTATION',
      collections: { papers: { takes: 'documents', megabytes: 20 } },
    },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
    deleted_at: { type: 'datetime', readOnly: true },
  },
  owned: ['addresses', 'cargo'],
  list: {
    columns: [
      { field: 'number', width: 125 },
      { field: 'customer_name', width: 190 },
      { field: 'status', width: 125 },
      { field: 'delivery_from_city', width: 120 },
      { field: 'delivery_from_code', width: 75, hidden: true },
      { field: 'delivery_to_city', width: 120 },
      { field: 'delivery_to_code', width: 75, hidden: true },
      { field: 'to_take_to_work_from', width: 105 },
      { field: 'to_take_to_work_to', width: 105 },
      { field: 'delivery_date_from', width: 105 },
      { field: 'delivery_date_to', width: 105 },
      { field: 'price', width: 105 },
      { field: 'currency', width: 75 },
      { field: 'logisticians', width: 170 },
      { field: 'drivers', width: 170 },
      { field: 'logistician', width: 160, hidden: true },
      { field: 'service', width: 160, hidden: true },
      { field: 'statistic.weight', width: 120, hidden: true },
      { field: 'taken_to_work', width: 150, hidden: true },
      { field: 'delivered', width: 150, hidden: true },
      { field: 'type', width: 120, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: [
      'number',
      'customer_name',
      'delivery_from_city',
      'delivery_to_city',
      'delivery_from_code',
      'delivery_to_code',
    ],
    filters: [
      'number',
      'status',
      'customer',
      'service',
      'price',
      'currency',
      'to_take_to_work_from',
      'to_take_to_work_to',
      'delivery_date_from',
      'delivery_date_to',
      'taken_to_work',
      'delivered',
      'delivery_from_city',
      'delivery_from_state',
      'delivery_from_country',
      'delivery_from_code',
      'delivery_to_city',
      'delivery_to_state',
      'delivery_to_country',
      'delivery_to_code',
      'logisticians',
      'logistician',
      'awaiting_ids',
      'driver_ids',
      'type',
      'created_at',
      'modified_at',
    ],
    presets: [
      ofStatus('drafts', 'DRAFT'),
      ofStatus('new', 'NEW'),
      ofStatus('inProgress', 'IN_PROGRESS'),
      ofStatus('confirmed', 'SERVICE_CONFIRMED'),
      ofStatus('provided', 'SERVICE_PROVIDED'),
      ofStatus('closed', 'CLOSE_REQUEST'),
      ofStatus('cancelled', 'CANCELED_REQUEST'),
    ],
    views: {
      board: {
        by: 'status',
        folded: ['CLOSE_REQUEST', 'CANCELED_REQUEST'],
        card: [
          { fields: ['customer_name'] },
          { fields: ['delivery_from_city', 'delivery_to_city'], between: 'arrow' },
          { fields: ['to_take_to_work_from', 'delivery_date_to'], between: 'dash' },
          { fields: ['price', 'currency'] },
        ],
        people: 'logisticians',
        due: { field: 'delivery_date_to', except: ['SERVICE_PROVIDED', 'CLOSE_REQUEST', 'CANCELED_REQUEST'] },
      },
      calendar: {
        windows: [
          { name: 'loading', from: 'to_take_to_work_from', to: 'to_take_to_work_to', tone: 'info' },
          { name: 'delivery', from: 'delivery_date_from', to: 'delivery_date_to', tone: 'success' },
        ],
        bar: ['customer_name', 'delivery_from_city', 'delivery_to_city'],
      },
    },
  },
  show: {
    sections: [
      { name: 'what', fields: ['customer', 'service', 'price', 'currency', 'statistic.weight'] },
      {
        name: 'windows',
        fields: [
          'to_take_to_work_from',
          'to_take_to_work_to',
          'delivery_date_from',
          'delivery_date_to',
          'taken_to_work',
          'delivered',
        ],
      },
      { name: 'places', fields: ['addresses'] },
      { name: 'cargo', fields: ['cargo'] },
      { name: 'ending', fields: ['feedback.reason', 'feedback.rate', 'feedback.description'] },
      { name: 'files', fields: ['media'] },
      { name: 'record', fields: ['type', 'created_at', 'modified_at'] },
    ],
    related: [
      {
        field: 'routes',
        columns: {
          order: { type: 'number', integer: true },
          'driver.brief': { type: 'text' },
          'vehicle.license': { type: 'text' },
          'truck.license': { type: 'text' },
          truck_is_not_required: { type: 'boolean' },
          delivers_is_final: { type: 'boolean' },
        },
      },
      historyOf('SERVICE_TRANSPORTATION'),
    ],
  },
  form: {
    sections: [
      { name: 'what', fields: ['customer', 'service', 'price', 'currency'] },
      {
        name: 'windows',
        fields: ['to_take_to_work_from', 'to_take_to_work_to', 'delivery_date_from', 'delivery_date_to'],
      },
      { name: 'places', fields: ['addresses'] },
      { name: 'cargo', fields: ['cargo'] },
    ],
  },
  actions: [
    step('submit', 'NEW'),
    step('start', 'IN_PROGRESS'),
    step('confirm', 'SERVICE_CONFIRMED'),
    step('provide', 'SERVICE_PROVIDED'),
    {
      ...step('close', 'CLOSE_REQUEST'),
      fields: {
        'feedback.rate': { type: 'number', integer: true, min: 1, max: 5, stars: true },
        'feedback.description': { type: 'text', multiline: true, maxLength: 1000 },
      },
    },
    {
      ...step('cancel', 'CANCELED_REQUEST'),
      fields: {
        'feedback.reason': { type: 'one', from: 'cancelRequestReasons', title: 'title', connect: true, required: true },
        'feedback.description': { type: 'text', multiline: true, maxLength: 1000 },
      },
    },
  ],
  locks: [{ name: 'ended', when: { field: 'status', is: ['CLOSE_REQUEST', 'CANCELED_REQUEST'] }, not: ['edit'] }],
});
