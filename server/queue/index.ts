export { cancelJob, enqueueJob, enqueueJobs, type NewJob, recurringJobKey } from './enqueue';
export {
  type FailedJobAttempt,
  type JobHandler,
  type Job,
  type JobEnd,
  type JobKind,
  PermanentJobError,
  type RunAgainResult,
} from './kinds';
export { jobsChannel } from './notify';
export { type QueueFigures, readQueueFigures } from './figures';
export type { BackoffSettings } from './rules';
export { jobs } from './tables';
export { QueueWorker, type WorkerDurations } from './worker';
