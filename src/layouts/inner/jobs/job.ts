import { isRecord } from '../../../../providers/isRecord';
import type { BackgroundJob } from '../../../../resources/contract.generated';

/** A background job, as the frame shows it. */
export type Job = Pick<
  BackgroundJob,
  | 'id'
  | 'title'
  | 'kind'
  | 'state'
  | 'total'
  | 'processed'
  | 'failed'
  | 'can_cancel'
  | 'can_undo'
  | 'is_canceling'
  | 'result'
  | 'failure'
  | 'finished_at'
>;

/** The fields of `Job`. */
export const jobFields = [
  'id',
  'title',
  'kind',
  'state',
  'total',
  'processed',
  'failed',
  'can_cancel',
  'can_undo',
  'is_canceling',
  'result',
  'failure',
  'finished_at',
] as const satisfies readonly (keyof Job)[];

/** Returns whether a job has not ended. */
export const isUnfinished = ({ finished_at }: Pick<Job, 'finished_at'>): boolean => finished_at === null;

/** Returns the id of the file that a job has exported; undefined for other jobs. */
export function exportedFileId({ kind, result }: Pick<Job, 'kind' | 'result'>): string | undefined {
  const file = kind === 'export' && isRecord(result) ? result.file : undefined;
  return typeof file === 'string' ? file : undefined;
}

/** Returns the progress of a job in percent; undefined while the number of its records is unknown. */
export function percentOf({ total, processed }: Pick<Job, 'total' | 'processed'>): number | undefined {
  return !total ? undefined : Math.min(100, Math.floor((100 * processed) / total));
}
