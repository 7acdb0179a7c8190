import type { Route, RoutesColumn, RoutesOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { addressRowColumns } from './places';
import { writeMutationsOf } from './writes';

/** Vehicles that carry cargo. */
export const carryingClass = { vehicle_class__can_carry_cargo: true };
/** Vehicles that draw others. */
export const drawingClass = { vehicle_class__can_have_trailer: true };
const inUse = { is_active: true };

/** The resource of legs. They are shown and edited on the page of their request. */
export const legsResource = defineResource<Route, Route, RoutesColumn, RoutesOrderColumn>({
  name: 'routes',
  path: '/route',
  ownPage: true,
  listOnly: true,
  hiddenFromMenu: true,
  icon: 'request',
  title: 'order',
  api: { list: 'routes', one: 'routes', ...writeMutationsOf('Route'), idTable: 'routes' },
  fields: {
    order: { type: 'number', integer: true, readOnly: true },
    service_transportation: {
      type: 'one',
      from: 'serviceTransportation',
      title: 'number',
      where: 'service_transportation_id',
      required: true,
      once: true,
    },
    addresses: {
      type: 'rows',
      each: { column: 'direction', values: ['FROM', 'TO'] },
      columns: {
        direction: { type: 'enum', values: { FROM: 'neutral', TO: 'neutral' }, required: true },
        ...addressRowColumns,
      },
    },
    driver: { type: 'one', from: 'usersViewDriver', title: 'brief', where: 'driver_id' },
    vehicle: {
      type: 'one',
      from: 'vehiclesView',
      title: 'license',
      where: 'vehicle_id',
      only: { ...inUse, ...carryingClass },
    },
    vehicle_places: { type: 'number', integer: true, min: 0, max: 1000 },
    truck_is_not_required: { type: 'boolean', initial: false },
    truck: {
      type: 'one',
      from: 'vehiclesView',
      title: 'license',
      where: 'truck_id',
      only: { ...inUse, ...drawingClass },
      when: { field: 'truck_is_not_required', is: [false] },
    },
    truck_places: {
      type: 'number',
      integer: true,
      min: 0,
      max: 1000,
      when: { field: 'truck_is_not_required', is: [false] },
    },
    delivers_is_final: { type: 'boolean', initial: false },
    planned_start: { type: 'datetime' },
    planned_end: { type: 'datetime' },
    exception_reason: { type: 'text', multiline: true, maxLength: 500 },
  },
  owned: ['addresses'],
  list: {
    columns: [{ field: 'order' }, { field: 'driver' }, { field: 'vehicle' }, { field: 'truck' }],
    sort: { field: 'order', direction: 'ASC' },
    search: [],
    filters: [],
    presets: [],
  },
  show: { sections: [], related: [] },
  form: {
    sections: [
      {
        name: 'crew',
        fields: ['driver', 'vehicle', 'vehicle_places', 'truck_is_not_required', 'truck', 'truck_places'],
      },
      { name: 'places', fields: ['addresses'] },
      { name: 'times', fields: ['planned_start', 'planned_end'] },
      { name: 'end', fields: ['delivers_is_final'] },
      { name: 'rules', fields: ['exception_reason'] },
    ],
  },
  actions: [],
});
