import type { Area } from '../area';
import { backgroundJobEntity, backgroundJobProblemEntity } from './entities';
import { cancelBackgroundJob, undoBackgroundJob } from './mutations';

export { backgroundJobEntity } from './entities';
export {
  BackgroundJobFailure,
  type BackgroundJobHandler,
  type BackgroundJobKind,
  type BackgroundJobOutcome,
  type BackgroundJobRun,
  type JobProblem,
  type ProcessedRecords,
} from './kind';
export { type BackgroundJobFigures, readBackgroundJobFigures } from './figures';
export { createBackgroundJobKinds } from './queue-kinds';
export { type NewBackgroundJob, readJobPayload, setJobTotal, startBackgroundJob } from './start';
export { backgroundJobs, type JobFacts } from './tables';

/**
 * Background jobs: long work that a user starts, watches, cancels and undoes. Other areas start jobs by
 * `startBackgroundJob`, and register what runs them as kinds with `createBackgroundJobKinds`.
 */
export const backgroundJobsArea: Area = {
  name: 'background-jobs',
  entities: [backgroundJobEntity, backgroundJobProblemEntity],
  mutations: { cancelBackgroundJob, undoBackgroundJob },
};
