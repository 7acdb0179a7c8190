import type {
  ServiceTransportation,
  ServiceTransportationStatus,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn,
} from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { requestFieldDefinitions } from './request-fields';
import { requestListDefinition } from './request-list';
import { inProgressStatuses } from './request-statuses';
import { restoreMutationOf, writeMutationsOf } from './writes';

/** Returns the action that sets a status, offered while the server allows the request to change to it. */
const step = (name: string, status: ServiceTransportationStatus) =>
  ({
    name,
    method: 'updateServiceTransportationStatus',
    step: status,
    when: { field: 'transitionableStatus', has: status },
  }) as const;

/** Returns the action of a step that several requests can take at once. */
const stepTogether = (name: string, status: ServiceTransportationStatus) =>
  ({ ...step(name, status), bulk: true }) as const;

/** The resource of transport requests. */
export const requestsResource = defineResource<
  ServiceTransportation,
  ServiceTransportationView,
  ServiceTransportationViewColumn,
  ServiceTransportationViewOrderColumn
>({
  name: 'service_transportations',
  path: '/service-request',
  recordPage: true,
  createPage: true,
  icon: 'request',
  title: 'number',
  api: {
    list: 'serviceTransportationView',
    one: 'serviceTransportation',
    ...writeMutationsOf('ServiceTransportation'),
    ...restoreMutationOf('ServiceTransportation'),
    idTable: 'service_transportations',
  },
  fields: requestFieldDefinitions,
  owned: ['addresses', 'cargo'],
  list: requestListDefinition,
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
          'expected_delivery',
        ],
      },
      { name: 'places', fields: ['addresses', 'consignee_name', 'consignee_address'] },
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
      historyListOf('SERVICE_TRANSPORTATION'),
    ],
  },
  form: {
    sections: [
      { name: 'what', fields: ['customer', 'service', 'price', 'currency'] },
      {
        name: 'windows',
        fields: ['to_take_to_work_from', 'to_take_to_work_to', 'delivery_date_from', 'delivery_date_to'],
      },
      { name: 'places', fields: ['addresses', 'consignee_name', 'consignee_address'] },
      { name: 'cargo', fields: ['cargo'] },
    ],
    copies: ['customer', 'service', 'price', 'currency', 'addresses', 'consignee_name', 'consignee_address', 'cargo'],
  },
  actions: [
    {
      name: 'take',
      method: 'takeServiceTransportation',
      permission: 'requests.handle',
      when: { field: 'logistician', is: [null] },
      bulk: true,
    },
    {
      name: 'assign',
      method: 'assignServiceTransportationLogistician',
      fields: { logist_id: { type: 'one', from: 'usersViewLogistical', title: 'brief', required: true } },
      bulk: 'only',
    },
    stepTogether('submit', 'NEW'),
    stepTogether('start', 'IN_PROGRESS'),
    stepTogether('confirm', 'SERVICE_CONFIRMED'),
    stepTogether('provide', 'SERVICE_PROVIDED'),
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
  locks: [
    { name: 'ended', when: { field: 'next_status', is: [null] }, locked: ['edit', 'take'] },
    { name: 'inProgress', when: { field: 'status', is: inProgressStatuses }, locked: ['delete'], onlyTogether: true },
  ],
  consequences: [{ name: 'notified', of: ['delete', 'cancel'], people: 'requestAudience' }],
  imports: {
    aliases: {
      'addresses.FROM.city': ['delivery_from_city'],
      'addresses.FROM.state': ['delivery_from_state'],
      'addresses.FROM.country': ['delivery_from_country'],
      'addresses.TO.city': ['delivery_to_city'],
      'addresses.TO.state': ['delivery_to_state'],
      'addresses.TO.country': ['delivery_to_country'],
      'cargo.weight': ['statistic.weight'],
    },
  },
  state: 'status',
  bulk: {
    print: 'cmrWaybills',
    edit: [
      'service',
      'currency',
      'to_take_to_work_from',
      'to_take_to_work_to',
      'delivery_date_from',
      'delivery_date_to',
      'consignee_name',
    ],
  },
});
