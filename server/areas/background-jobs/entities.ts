import type { Entity, RowPolicy } from '../../dialect/entity';
import { entityMethods } from '../entity-methods.generated';
import { backgroundJobProblems, backgroundJobs } from './tables';

/** Permission to see the jobs of all users of the company, and to cancel or undo them. */
const managePermission = 'jobs.manage';

const ownJobs: RowPolicy = {
  exemptPermission: managePermission,
  condition: (column, user) => `${column('user_id')} = ${user}`,
};

const problemsOfOwnJobs: RowPolicy = {
  exemptPermission: managePermission,
  condition: (column, user) =>
    `EXISTS (SELECT 1 FROM background_jobs b WHERE b.tenant_id = ${column('tenant_id')}` +
    ` AND b.id = ${column('job_id')} AND b.user_id = ${user})`,
};

/** A background job, as its user sees it. The field `user` is added by the area of users. */
export const backgroundJobEntity: Entity = {
  type: 'BackgroundJob',
  table: backgroundJobs,
  fields: {
    can_cancel: {
      kind: 'computed',
      needs: ['cancelable', 'finished_at', 'canceled_at'],
      sql: (cancelable, finished, canceled) => `(${cancelable} AND ${finished} IS NULL AND ${canceled} IS NULL)`,
      returns: 'boolean',
    },
    is_canceling: {
      kind: 'computed',
      needs: ['finished_at', 'canceled_at'],
      sql: (finished, canceled) => `(${finished} IS NULL AND ${canceled} IS NOT NULL)`,
      returns: 'boolean',
    },
    title: {
      kind: 'computed',
      needs: ['kind', 'resource', 'parameters', 'undo_of_id'],
      sql: (kind, resource, parameters, undoOf) => {
        const code = `concat_ws('.', ${kind}, ${parameters} ->> 'action')`;
        return (
          `jsonb_build_object('code', CASE WHEN ${undoOf} IS NULL THEN ${code} ELSE 'undo' END, 'payload',` +
          ` ${parameters} || jsonb_build_object('resource', ${resource}, 'of', ${code}))`
        );
      },
      returns: 'jsonb',
    },
    can_undo: {
      kind: 'computed',
      needs: ['undoable_until', 'undone_by_id'],
      sql: (until, undoneBy) => `(coalesce(${until} > now(), false) AND ${undoneBy} IS NULL)`,
      returns: 'boolean',
    },
  },
  methods: entityMethods.BackgroundJob,
  rowPolicy: ownJobs,
};

/** Why one record of a background job failed. */
export const backgroundJobProblemEntity: Entity = {
  type: 'BackgroundJobProblem',
  table: backgroundJobProblems,
  fields: {
    job: { kind: 'belongsTo', entity: () => backgroundJobEntity, column: 'job_id' },
    reason: {
      kind: 'computed',
      needs: ['code', 'payload', 'field', 'job.resource'],
      sql: (code, payload, field, resource) =>
        `jsonb_build_object('code', ${code}, 'payload', coalesce(${payload}, '{}'),` +
        ` 'field', ${field}, 'resource', ${resource})`,
      returns: 'jsonb',
    },
  },
  methods: entityMethods.BackgroundJobProblem,
  rowPolicy: problemsOfOwnJobs,
};
