import type { TaskTemplate, TaskTemplatesColumn, TaskTemplatesOrderColumn } from './contract.generated';
import { defineResource } from './definition';
import { writeMutationsOf } from './writes';

const typePreset = (name: string, type: 'LOGIST' | 'ROUTE') =>
  ({ name, conditions: [{ field: 'type', comparison: 'in', values: [type] }] }) as const;

/**
 * The resource of task templates. A new leg begins with the driver's tasks of these templates, a request that a
 * logistician accepts with the logistician's tasks.
 */
export const taskTemplatesResource = defineResource<
  TaskTemplate,
  TaskTemplate,
  TaskTemplatesColumn,
  TaskTemplatesOrderColumn
>({
  name: 'task_templates',
  path: '/task-template',
  icon: 'template',
  title: 'text',
  api: { list: 'taskTemplates', one: 'taskTemplates', ...writeMutationsOf('TaskTemplate') },
  fields: {
    text: { type: 'text', required: true, maxLength: 500 },
    type: { type: 'enum', values: { LOGIST: 'neutral', ROUTE: 'info' }, required: true, once: true },
    order: { type: 'number', integer: true, min: 1 },
    media_upload_enabled: { type: 'boolean' },
    signature_required: { type: 'boolean', when: { field: 'type', is: ['ROUTE'] } },
    created_at: { type: 'datetime', readOnly: true },
    modified_at: { type: 'datetime', readOnly: true },
  },
  owned: [],
  list: {
    exports: true,
    edits: ['text', 'order', 'media_upload_enabled', 'signature_required'],
    columns: [
      { field: 'text', width: 360 },
      { field: 'type', width: 150 },
      { field: 'order', width: 115 },
      { field: 'media_upload_enabled', width: 120 },
      { field: 'signature_required', width: 140 },
      { field: 'modified_at', width: 150 },
      { field: 'created_at', width: 150, hidden: true },
    ],
    sort: { field: 'order', direction: 'ASC' },
    search: ['text'],
    filters: ['text', 'type', 'order', 'media_upload_enabled', 'signature_required', 'created_at', 'modified_at'],
    presets: [typePreset('ofLogisticians', 'LOGIST'), typePreset('ofDrivers', 'ROUTE')],
  },
  show: {
    sections: [
      { name: 'template', half: true, fields: ['text', 'type', 'order', 'media_upload_enabled', 'signature_required'] },
      { name: 'record', half: true, fields: ['created_at', 'modified_at'] },
    ],
    related: [],
  },
  form: {
    sections: [{ name: 'template', fields: ['text', 'type', 'order', 'media_upload_enabled', 'signature_required'] }],
  },
  actions: [],
});
