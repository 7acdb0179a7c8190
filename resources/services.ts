import type { Service, ServicesColumn, ServicesOrderColumn } from './contract.generated';
import { defineResource } from './definition';

/** The resource of services that a transport request can include; they are the same for every tenant. */
export const servicesResource = defineResource<Service, Service, ServicesColumn, ServicesOrderColumn>({
  name: 'services',
  path: '/service',
  icon: 'service',
  title: 'name',
  api: { list: 'services', one: 'services' },
  fields: {
    name: { type: 'text', readOnly: true },
    code: { type: 'text', readOnly: true },
    status: { type: 'boolean', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'name', width: 320 },
      { field: 'code', width: 160 },
      { field: 'status', width: 140 },
    ],
    sort: { field: 'name', direction: 'ASC' },
    search: ['name', 'code'],
    filters: ['name', 'code', 'status'],
    presets: [{ name: 'offered', conditions: [{ field: 'status', comparison: 'equals', values: ['true'] }] }],
  },
  show: { sections: [{ name: 'service', fields: ['name', 'code', 'status'] }], related: [] },
  form: { sections: [] },
  actions: [],
});
