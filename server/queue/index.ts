export { cancelJob, enqueue, jobsChannel, type NewJob, recurringKey } from './enqueue';
export { type Failure, type Handler, type Job, type JobKind, PermanentError, type RunAgain } from './kinds';
export type { Backoff } from './rules';
export { jobs } from './tables';
export { QueueWorker, type WorkerTimes } from './worker';
