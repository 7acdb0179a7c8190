import type {
  BackgroundJobProblem,
  BackgroundJobProblemsColumn,
  BackgroundJobProblemsOrderColumn,
} from './contract.generated';
import { defineResource } from './definition';

/** The resource of the problems of background jobs. They are shown on the page of their job. */
export const backgroundJobProblemsResource = defineResource<
  BackgroundJobProblem,
  BackgroundJobProblem,
  BackgroundJobProblemsColumn,
  BackgroundJobProblemsOrderColumn
>({
  name: 'background_job_problems',
  path: '/operation-problems',
  ownPage: true,
  listOnly: true,
  hiddenFromMenu: true,
  icon: 'job',
  title: 'title',
  api: { list: 'backgroundJobProblems', one: 'backgroundJobProblems' },
  fields: {
    sequence: { type: 'number', integer: true, readOnly: true },
    title: { type: 'text', readOnly: true },
    reason: { type: 'message', texts: 'app:serverError', readOnly: true },
  },
  owned: [],
  list: {
    columns: [{ field: 'title' }, { field: 'reason' }],
    sort: { field: 'sequence', direction: 'ASC' },
    search: [],
    filters: [],
    presets: [],
  },
  show: { sections: [], related: [] },
  form: { sections: [] },
  actions: [],
});
