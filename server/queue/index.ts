export { cancelJob, enqueueJob, jobsChannel, type NewJob, recurringKey } from './enqueue';
export { type FailedAttempt, type Handler, type Job, type JobKind, PermanentError, type RunAgain } from './kinds';
export type { Backoff } from './rules';
export { jobs } from './tables';
export { QueueWorker, type WorkerTimes } from './worker';
