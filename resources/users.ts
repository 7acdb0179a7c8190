import type { User, UsersViewColumn, UsersViewOrderColumn, UserView } from './contract.generated';
import { defineResource } from './definition';
import { historyOf } from './history';

/** People who sign in. Nobody changes their own roles or state. */
export const users = defineResource<User, UserView, UsersViewColumn, UsersViewOrderColumn>({
  name: 'users',
  path: '/user',
  icon: 'user',
  title: 'brief',
  api: {
    list: 'usersView',
    one: 'users',
    create: 'createUser',
    update: 'updateUser',
    delete: 'deleteUser',
    idTable: 'users',
    modifiedAt: true,
    trashed: true,
  },
  fields: {
    brief: { type: 'text', readOnly: true, order: 'brief' },
    avatar: { type: 'media', model: 'USER', single: true, round: true, collections: { avatar: { takes: 'pictures', megabytes: 5 } } },
    email: { type: 'email', once: true, required: true, order: 'email', example: 'anna.nowak@example.com' },
    state: {
      type: 'enum',
      values: { ACTIVE: 'success', INVITED: 'info', IN_ACTIVE: 'warning', DELETED: 'error' },
      readOnly: true,
      order: 'state',
    },
    roles: { type: 'many', from: 'roles', title: 'name', names: 'roles', where: 'role_id', order: 'role', required: true },
    'profile.first_name': { type: 'text', column: 'first_name', order: 'first_name', maxLength: 100 },
    'profile.last_name': { type: 'text', column: 'last_name', order: 'last_name', maxLength: 100 },
    'profile.phone': { type: 'phone', column: 'phone', example: '+48 601 234 567' },
    'profile.email': { type: 'email' },
    'profile.country': { type: 'country', column: 'country', order: 'country' },
    uses_two_factor_auth: { type: 'boolean', readOnly: true },
    change_password_date: { type: 'datetime', readOnly: true },
    created_at: { type: 'datetime', readOnly: true, order: 'created_at' },
    modified_at: { type: 'datetime', readOnly: true, order: 'modified_at' },
    deleted_at: { type: 'datetime', readOnly: true, order: 'deleted_at' },
  },
  owned: ['profile'],
  list: {
    columns: [
      { field: 'avatar', width: 60 },
      { field: 'brief', width: 190 },
      { field: 'email', width: 230 },
      { field: 'profile.phone', width: 150 },
      { field: 'roles', width: 180 },
      { field: 'state', width: 120 },
      { field: 'profile.country', width: 140, hidden: true },
      { field: 'uses_two_factor_auth', width: 130, hidden: true },
      { field: 'created_at', width: 150, hidden: true },
      { field: 'modified_at', width: 150, hidden: true },
    ],
    sort: { field: 'brief', direction: 'ASC' },
    search: ['brief', 'email', 'phone'],
    filters: ['brief', 'email', 'profile.phone', 'profile.country', 'roles', 'state', 'uses_two_factor_auth', 'created_at', 'modified_at'],
    presets: [
      { name: 'active', conditions: [{ field: 'state', comparison: 'in', values: ['ACTIVE'] }], counted: true },
      { name: 'invited', conditions: [{ field: 'state', comparison: 'in', values: ['INVITED'] }], counted: true },
      { name: 'inactive', conditions: [{ field: 'state', comparison: 'in', values: ['IN_ACTIVE'] }], counted: true },
    ],
  },
  show: {
    sections: [
      { name: 'account', fields: ['avatar', 'email', 'state', 'roles', 'uses_two_factor_auth', 'change_password_date'] },
      { name: 'person', fields: ['profile.first_name', 'profile.last_name', 'profile.phone', 'profile.email', 'profile.country'] },
      { name: 'record', fields: ['created_at', 'modified_at'] },
    ],
    related: [historyOf('USER')],
  },
  form: {
    sections: [
      { name: 'account', fields: ['email', 'roles'] },
      { name: 'person', fields: ['profile.first_name', 'profile.last_name', 'profile.phone', 'profile.email', 'profile.country'] },
    ],
  },
  actions: [
    { name: 'activate', method: 'updateUserState', input: { state: 'ACTIVE' }, when: { field: 'state', is: ['IN_ACTIVE'] }, bulk: true },
    { name: 'deactivate', method: 'updateUserState', input: { state: 'IN_ACTIVE' }, when: { field: 'state', is: ['ACTIVE'] }, bulk: true, confirm: true },
  ],
  locks: [{ name: 'self', when: 'self', not: ['delete', 'activate', 'deactivate', 'roles'] }],
});
