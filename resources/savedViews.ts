import type { ListView, ListViewsColumn, ListViewsOrderColumn } from './contract.generated';
import { defineResource } from './definition';

const name = { type: 'text', required: true, maxLength: 80 } as const;

/** The resource of saved views. They are shown in the menu of their list. */
export const savedViewsResource = defineResource<ListView, ListView, ListViewsColumn, ListViewsOrderColumn>({
  name: 'list_views',
  path: '/views',
  ownPage: true,
  listOnly: true,
  hiddenFromMenu: true,
  icon: 'activity',
  title: 'name',
  api: { list: 'listViews', one: 'listViews', delete: 'deleteListView' },
  fields: { name },
  owned: [],
  show: { sections: [], related: [] },
  form: { sections: [] },
  actions: [
    {
      name: 'saveAs',
      method: 'createListView',
      idAs: null,
      input: { visibility: 'PRIVATE' },
      with: { resource: 'resource', state: 'state', name: 'name' },
      fields: { name },
    },
    { name: 'save', method: 'updateListView', with: { state: 'state', modified_at: 'modified_at' } },
    { name: 'rename', method: 'updateListView', with: { name: 'name', modified_at: 'modified_at' }, fields: { name } },
    {
      name: 'share',
      method: 'updateListView',
      permission: 'views.share',
      with: { visibility: 'visibility', roles: 'roles', modified_at: 'modified_at' },
      fields: {
        visibility: {
          type: 'enum',
          values: { PRIVATE: 'neutral', ROLES: 'info', COMPANY: 'info' },
          required: true,
        },
        roles: {
          type: 'many',
          from: 'roles',
          title: 'name',
          names: 'roles',
          sync: true,
          required: true,
          when: { field: 'visibility', is: ['ROLES'] },
        },
      },
    },
    { name: 'makeDefault', method: 'saveListViewPreference', idAs: 'default_view_id', with: { resource: 'resource' } },
    {
      name: 'dropDefault',
      method: 'saveListViewPreference',
      idAs: null,
      input: { default_view_id: null },
      with: { resource: 'resource' },
    },
    { name: 'order', method: 'saveListViewPreference', idAs: null, with: { resource: 'resource' } },
  ],
});
