import type { BaseKey } from '@refinedev/core';
import { ApiError } from '../errors';

/**
 * A failed call of a batch: its index in the batch, the id of its record (undefined when the batch had no ids), and the
 * error.
 */
interface FailedCall {
  index: number;
  id: BaseKey | undefined;
  error: unknown;
}

/**
 * Thrown when at least one call of a batch failed; other calls may have succeeded. Message and code are those of the
 * first failure.
 */
export class BatchError extends ApiError {
  readonly failures: readonly FailedCall[];
  /** Number of calls in the batch. */
  readonly of: number;

  constructor(failures: readonly FailedCall[], of: number) {
    const first = failures[0]?.error;
    const message = first instanceof Error ? first.message : String(first);
    super(message, first instanceof ApiError ? first : { statusCode: 500, cause: first });
    this.name = 'BatchError';
    this.failures = failures;
    this.of = of;
  }
}

/**
 * Waits for all calls and returns their data.
 *
 * @throws BatchError with every failure
 */
export async function waitForAll<T>(
  calls: readonly Promise<{ data: T }>[],
  ids: readonly BaseKey[] = [],
): Promise<{ data: T[] }> {
  const outcomes = await Promise.allSettled(calls);
  const failures = outcomes.flatMap((outcome, index): FailedCall[] =>
    outcome.status === 'rejected' ? [{ index, id: ids[index], error: outcome.reason }] : [],
  );
  if (failures.length > 0) throw new BatchError(failures, calls.length);
  return { data: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data] : [])) };
}
