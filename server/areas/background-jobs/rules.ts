import type { Problem } from '../../dialect/errors';
import { BackgroundJobFailure } from './kind';
import type { JobFacts } from './tables';

/** Most unfinished background jobs of one user. */
export const maxUnfinishedJobs = 20;

/** Returns the problem of a user who has `unfinished` jobs and starts another; undefined if there is none. */
export function unfinishedJobsProblem(unfinished: number): Problem | undefined {
  return unfinished >= maxUnfinishedJobs ? { code: 'too_many_jobs', payload: { max: maxUnfinishedJobs } } : undefined;
}

/** Returns the code and payload that tell a user why a job failed. Errors of the program are not shown. */
export function failureOf(error: unknown): { code: string; payload?: JobFacts } {
  if (!(error instanceof BackgroundJobFailure)) return { code: 'job_failed' };
  const { code, payload } = error;
  return { code, ...(payload && { payload }) };
}
