import type { HoursBalance, HoursBalancesColumn, HoursBalancesOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { writeMutationsOf } from './writes';

const hours = { type: 'number', min: 0, max: 100, required: true } as const;

/** The resource of the hours of drivers up to a moment, from which their hours are counted. */
export const hoursBalancesResource = defineResource<
  HoursBalance,
  HoursBalance,
  HoursBalancesColumn,
  HoursBalancesOrderColumn
>({
  name: 'hours_balances',
  path: '/hours-balance',
  icon: 'hours',
  hiddenFromMenu: true,
  title: 'brief',
  api: { list: 'hoursBalances', one: 'hoursBalances', ...writeMutationsOf('HoursBalance') },
  fields: {
    brief: { type: 'text', readOnly: true },
    driver: {
      type: 'one',
      from: 'usersViewDriver',
      title: 'brief',
      where: 'driver_id',
      required: true,
      linksTo: '/user',
    },
    as_of: { type: 'datetime', required: true },
    day_hours: { ...hours, max: 24 },
    week_hours: hours,
    last_week_hours: hours,
    rest_ended_at: { type: 'datetime' },
    rest_hours: { type: 'number', min: 24, max: 9999 },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    columns: [
      { field: 'brief', width: 200 },
      { field: 'as_of', width: 160 },
      { field: 'day_hours', width: 130 },
      { field: 'week_hours', width: 130 },
      { field: 'last_week_hours', width: 130 },
      { field: 'rest_ended_at', width: 170 },
      { field: 'rest_hours', width: 140 },
      { field: 'modified_at', width: 150, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'as_of', direction: 'DESC' },
    search: [],
    filters: [
      'brief',
      'driver',
      'as_of',
      'day_hours',
      'week_hours',
      'last_week_hours',
      'rest_ended_at',
      'rest_hours',
      'created_at',
      'modified_at',
    ],
    presets: [],
  },
  show: {
    sections: [
      { name: 'driving', half: true, fields: ['driver', 'as_of', 'day_hours', 'week_hours', 'last_week_hours'] },
      { name: 'rest', half: true, fields: ['rest_ended_at', 'rest_hours'] },
      { name: 'record', half: true, fields: ['created_at', 'modified_at'] },
    ],
    related: [historyListOf('HOURS_BALANCE')],
  },
  form: {
    sections: [
      { name: 'driving', fields: ['driver', 'as_of', 'day_hours', 'week_hours', 'last_week_hours'] },
      { name: 'rest', fields: ['rest_ended_at', 'rest_hours'] },
    ],
  },
  actions: [],
});
