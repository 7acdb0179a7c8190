import type {
  BackgroundJob,
  BackgroundJobsColumn,
  BackgroundJobsOrderColumn,
  BackgroundJobState,
} from './contract.generated';
import { defineResource } from './definition';
import type { ChipTone } from './fields';

const states: Record<BackgroundJobState, ChipTone> = {
  QUEUED: 'neutral',
  RUNNING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'error',
  CANCELED: 'warning',
};

const number = { type: 'number', integer: true, readOnly: true, order: false } as const;
const time = { type: 'datetime', readOnly: true } as const;

/** The resource of background jobs: long work that the server does for a user. */
export const backgroundJobsResource = defineResource<
  BackgroundJob,
  BackgroundJob,
  BackgroundJobsColumn,
  BackgroundJobsOrderColumn
>({
  name: 'background_jobs',
  path: '/operations',
  icon: 'job',
  hiddenFromMenu: true,
  title: 'title',
  api: { list: 'backgroundJobs', one: 'backgroundJobs' },
  fields: {
    title: { type: 'message', texts: 'background_jobs:titles', readOnly: true },
    state: { type: 'enum', values: states, readOnly: true, order: false },
    user: { type: 'one', from: 'usersView', title: 'brief', where: 'user_id', readOnly: true, maybeEmpty: true },
    processed: number,
    total: { ...number, maybeEmpty: true },
    failed: number,
    failure: { type: 'message', texts: 'app:serverError', readOnly: true, when: { field: 'state', is: ['FAILED'] } },
    created_at: time,
    started_at: { ...time, order: false, maybeEmpty: true },
    finished_at: { ...time, order: false, maybeEmpty: true },
  },
  owned: [],
  list: {
    columns: [
      { field: 'title', width: 320 },
      { field: 'state', width: 120 },
      { field: 'processed', width: 110 },
      { field: 'total', width: 110 },
      { field: 'failed', width: 110 },
      { field: 'created_at', width: 150 },
      { field: 'finished_at', width: 150 },
      { field: 'user', width: 170 },
    ],
    sort: { field: 'created_at', direction: 'DESC' },
    search: [],
    filters: ['state', 'user', 'processed', 'total', 'failed', 'created_at', 'started_at', 'finished_at'],
    presets: [
      { name: 'running', conditions: [{ field: 'state', comparison: 'in', values: ['QUEUED', 'RUNNING'] }] },
      { name: 'failed', conditions: [{ field: 'state', comparison: 'in', values: ['FAILED'] }] },
      { name: 'mine', conditions: [{ field: 'user', comparison: 'in', values: ['@me'] }] },
    ],
  },
  show: {
    sections: [
      {
        name: 'work',
        fields: ['state', 'failure', 'processed', 'total', 'failed', 'user', 'created_at', 'started_at', 'finished_at'],
      },
    ],
    related: [
      {
        resource: 'background_job_problems',
        by: 'job_id',
        columns: ['title', 'reason'],
        linksTo: { resource: 'resource', id: 'record_id' },
        facets: { counts: 'problem_counts', column: 'code', texts: 'app:serverError' },
      },
    ],
  },
  form: { sections: [] },
  actions: [
    { name: 'cancel', method: 'cancelBackgroundJob', when: { field: 'can_cancel', is: [true] }, confirm: true },
    { name: 'undo', method: 'undoBackgroundJob', when: { field: 'can_undo', is: [true] }, confirm: true },
  ],
});
