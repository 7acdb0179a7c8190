import type { LogistTask, LogistTaskStatus, LogistTasksColumn, LogistTasksOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { logistTaskStatusesBefore } from './task-statuses';

const pending = { field: 'status', comparison: 'in', values: ['PENDING'] } as const;
/** Tasks of ended requests cannot be done any more. */
const notEnded = { field: 'request_ended', comparison: 'equals', values: ['false'] } as const;

/** Returns the action that sets a status, offered while the task's current status allows it. */
const step = (name: string, status: LogistTaskStatus) =>
  ({
    name,
    method: 'updateLogistTaskStatus',
    step: status,
    when: { field: 'status', is: logistTaskStatusesBefore(status) },
    bulk: true,
  }) as const;

/** The resource of logisticians' tasks, across all requests. A task is created on the page of its request. */
export const logistTasksResource = defineResource<LogistTask, LogistTask, LogistTasksColumn, LogistTasksOrderColumn>({
  name: 'logist_tasks',
  path: '/task',
  icon: 'task',
  title: 'text',
  api: {
    list: 'logistTasks',
    one: 'logistTasks',
    update: 'updateLogistTask',
    delete: 'deleteLogistTask',
    modifiedAt: 'modified_at',
  },
  fields: {
    text: { type: 'text', required: true, maxLength: 500 },
    status: { type: 'enum', values: { PENDING: 'info', COMPLETED: 'success' }, readOnly: true },
    service_transportation: {
      type: 'one',
      from: 'serviceTransportationView',
      title: 'number',
      where: 'service_transportation_id',
      readOnly: true,
      linksTo: '/service-request',
    },
    request_ended: { type: 'boolean', readOnly: true, order: false },
    user: { type: 'one', from: 'usersViewLogistical', title: 'brief', where: 'user_id', required: true },
    order: { type: 'number', integer: true, min: 1 },
    media_upload_enabled: { type: 'boolean' },
    default: { type: 'boolean', readOnly: true },
    media: {
      type: 'media',
      model: 'TASK',
      when: { field: 'media_upload_enabled', is: [true] },
      collections: { photos: { takes: 'pictures', megabytes: 15 }, papers: { takes: 'documents', megabytes: 20 } },
    },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    edits: ['text', 'user', 'order', 'media_upload_enabled'],
    columns: [
      { field: 'text', width: 320 },
      { field: 'service_transportation', width: 125 },
      { field: 'user', width: 170 },
      { field: 'status', width: 110 },
      { field: 'order', width: 115 },
      { field: 'created_at', width: 145 },
      { field: 'media_upload_enabled', width: 105, hidden: true },
      { field: 'request_ended', width: 130, hidden: true },
      { field: 'default', width: 120, hidden: true },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: ['text'],
    filters: [
      'text',
      'status',
      'service_transportation',
      'request_ended',
      'user',
      'order',
      'default',
      'media_upload_enabled',
      'created_at',
      'modified_at',
    ],
    presets: [
      {
        name: 'mine',
        conditions: [pending, { field: 'user', comparison: 'in', values: ['@me'] }, notEnded],
        counted: true,
        initial: true,
      },
      { name: 'open', conditions: [pending, notEnded], counted: true },
      { name: 'done', conditions: [{ field: 'status', comparison: 'in', values: ['COMPLETED'] }] },
    ],
  },
  show: {
    sections: [
      { name: 'task', half: true, fields: ['text', 'service_transportation', 'user', 'status', 'order'] },
      { name: 'record', half: true, fields: ['default', 'media_upload_enabled', 'created_at', 'modified_at'] },
      { name: 'files', fields: ['media'] },
    ],
    related: [],
  },
  form: { sections: [{ name: 'task', fields: ['text', 'user', 'order', 'media_upload_enabled'] }] },
  bulk: { edit: ['user'] },
  actions: [step('complete', 'COMPLETED'), step('reopen', 'PENDING')],
  locks: [
    {
      name: 'ended',
      when: { field: 'request_ended', is: [true] },
      locked: ['edit', 'delete', 'complete', 'reopen'],
    },
  ],
});
