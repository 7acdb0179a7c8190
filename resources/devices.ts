import type { UserDevice, UserDevicesColumn, UserDevicesOrderColumn } from './contract.generated';
import { defineResource } from './definition';

const isCurrentDevice = 'device.current_user_device';

/** The resource of the devices on which the user is signed in. */
export const devicesResource = defineResource<UserDevice, UserDevice, UserDevicesColumn, UserDevicesOrderColumn>({
  name: 'devices',
  path: '/profile/Devices',
  ownPage: true,
  listOnly: true,
  hiddenFromMenu: true,
  icon: 'device',
  title: 'device.name',
  api: { list: 'userDevices', one: 'userDevices' },
  fields: {
    'device.name': { type: 'text', readOnly: true },
    'device.device_type': {
      type: 'enum',
      values: { desktop: 'neutral', mobile: 'neutral', tablet: 'neutral' },
      readOnly: true,
    },
    'device.ip': { type: 'text', readOnly: true },
    [isCurrentDevice]: { type: 'boolean', readOnly: true },
    updated_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    columns: [
      { field: 'device.name', width: 240 },
      { field: 'device.device_type', width: 130 },
      { field: 'device.ip', width: 160 },
      { field: 'updated_at', width: 160 },
      { field: isCurrentDevice, width: 130 },
    ],
    sort: { field: 'updated_at', direction: 'DESC' },
    search: [],
    filters: ['updated_at'],
    presets: [],
  },
  show: { sections: [], related: [] },
  form: { sections: [] },
  actions: [
    {
      name: 'signOut',
      method: 'deleteDevice',
      when: { field: isCurrentDevice, is: [false] },
      bulk: true,
      confirm: true,
    },
    {
      name: 'signOutHere',
      method: 'deleteDevice',
      when: { field: isCurrentDevice, is: [true] },
      confirm: true,
      signsOut: true,
    },
  ],
});
