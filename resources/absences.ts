import type { Absence, AbsenceKind, AbsencesColumn, AbsencesOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { writeMutationsOf } from './writes';

const driverKinds: readonly AbsenceKind[] = ['HOLIDAY', 'ILLNESS', 'TRAINING', 'DRIVER_OTHER'];
const vehicleKinds: readonly AbsenceKind[] = ['WORKSHOP', 'INSPECTION', 'VEHICLE_OTHER'];

const kindPreset = (name: string, values: readonly AbsenceKind[]) =>
  ({ name, conditions: [{ field: 'kind', comparison: 'in', values }] }) as const;

/** The resource of times in which drivers and vehicles cannot be planned. */
export const absencesResource = defineResource<Absence, Absence, AbsencesColumn, AbsencesOrderColumn>({
  name: 'absences',
  path: '/absence',
  icon: 'absence',
  title: 'brief',
  api: { list: 'absences', one: 'absences', ...writeMutationsOf('Absence') },
  fields: {
    brief: { type: 'text', readOnly: true, order: false },
    kind: {
      type: 'enum',
      values: {
        HOLIDAY: 'info',
        ILLNESS: 'warning',
        TRAINING: 'info',
        DRIVER_OTHER: 'neutral',
        WORKSHOP: 'warning',
        INSPECTION: 'info',
        VEHICLE_OTHER: 'neutral',
      },
      required: true,
    },
    driver: {
      type: 'one',
      from: 'usersViewDriver',
      title: 'brief',
      where: 'driver_id',
      required: true,
      linksTo: '/user',
      when: { field: 'kind', is: driverKinds },
    },
    vehicle: {
      type: 'one',
      from: 'vehiclesView',
      title: 'license',
      where: 'vehicle_id',
      required: true,
      linksTo: '/vehicle',
      when: { field: 'kind', is: vehicleKinds },
    },
    starts_at: { type: 'datetime', required: true },
    ends_at: { type: 'datetime', required: true },
    note: { type: 'text', multiline: true, maxLength: 500 },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'brief', width: 200 },
      { field: 'kind', width: 170 },
      { field: 'starts_at', width: 160 },
      { field: 'ends_at', width: 160 },
      { field: 'note', width: 280 },
      { field: 'modified_at', width: 150, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'starts_at', direction: 'DESC' },
    search: ['note'],
    filters: ['brief', 'kind', 'driver', 'vehicle', 'starts_at', 'ends_at', 'note', 'created_at', 'modified_at'],
    presets: [kindPreset('ofDrivers', driverKinds), kindPreset('ofVehicles', vehicleKinds)],
  },
  show: {
    sections: [
      { name: 'absence', half: true, fields: ['kind', 'driver', 'vehicle', 'starts_at', 'ends_at', 'note'] },
      { name: 'record', half: true, fields: ['created_at', 'modified_at'] },
    ],
    related: [historyListOf('ABSENCE')],
  },
  form: { sections: [{ name: 'absence', fields: ['kind', 'driver', 'vehicle', 'starts_at', 'ends_at', 'note'] }] },
  actions: [],
});
