import type { Role, RolesColumn, RolesOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { historyListOf } from './history';
import { permissionsField } from './permissions';
import { writeMutationsOf } from './writes';

/** The resource of roles: sets of permissions that are assigned to users. */
export const rolesResource = defineResource<Role, Role, RolesColumn, RolesOrderColumn>({
  name: 'roles',
  path: '/role',
  icon: 'role',
  title: 'name',
  api: { list: 'roles', one: 'roles', ...writeMutationsOf('Role'), idTable: 'roles' },
  fields: {
    name: { type: 'text', names: 'roles', required: true, maxLength: 60 },
    editable: { type: 'boolean', readOnly: true },
    requires_two_factor: { type: 'boolean', readOnly: true },
    users_count: { type: 'number', integer: true, readOnly: true },
    permissions_count: { type: 'number', integer: true, readOnly: true },
    permissions: permissionsField,
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    columns: [
      { field: 'name', width: 260 },
      { field: 'users_count', width: 120 },
      { field: 'permissions_count', width: 140 },
      { field: 'requires_two_factor', width: 150 },
      { field: 'editable', width: 160 },
      { field: 'modified_at', width: 150 },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'name', direction: 'ASC' },
    search: ['name'],
    filters: [
      'name',
      'editable',
      'requires_two_factor',
      'users_count',
      'permissions_count',
      'created_at',
      'modified_at',
    ],
    presets: [],
  },
  show: {
    sections: [
      { name: 'role', fields: ['editable', 'requires_two_factor', 'users_count', 'permissions_count'] },
      { name: 'permissions', fields: ['permissions'] },
      { name: 'record', fields: ['created_at', 'modified_at'] },
    ],
    related: [{ resource: 'users', by: 'role_id', columns: ['brief', 'email', 'state'] }, historyListOf('ROLE')],
  },
  form: {
    sections: [
      { name: 'role', fields: ['name'] },
      { name: 'permissions', fields: ['permissions'] },
    ],
  },
  actions: [
    {
      name: 'requireTwoFactor',
      method: 'requireTwoFactor',
      idAs: 'role_id',
      input: { required: true },
      when: { field: 'requires_two_factor', is: [false] },
      confirm: true,
    },
    {
      name: 'dropTwoFactor',
      method: 'requireTwoFactor',
      idAs: 'role_id',
      input: { required: false },
      when: { field: 'requires_two_factor', is: [true] },
      confirm: true,
    },
  ],
  compare: { by: 'permissions', facts: ['users_count', 'requires_two_factor'] },
  locks: [
    { name: 'builtIn', when: { field: 'editable', is: [false] }, locked: ['edit', 'delete'] },
    { name: 'standard', when: { field: 'name', is: ['logistician', 'driver', 'support'] }, locked: ['name'] },
  ],
  usedBy: [{ list: 'usersView', where: 'role_id', title: 'brief' }],
});
