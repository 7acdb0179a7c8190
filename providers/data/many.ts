import type { BaseKey } from '@refinedev/core';
import { ApiError } from '../errors';

/** One of several calls that failed: its place among them, its record's id where it has one, and why. */
export interface Failure {
  index: number;
  id: BaseKey | undefined;
  error: unknown;
}

/**
 * Some of several calls failed; the others are done. Speaks as the first failure does.
 */
export class BatchError extends ApiError {
  readonly failures: readonly Failure[];
  /** How many calls there were. */
  readonly of: number;

  constructor(failures: readonly Failure[], of: number) {
    const first = failures[0]?.error;
    const message = first instanceof Error ? first.message : String(first);
    super(message, first instanceof ApiError ? first : { statusCode: 500, cause: first });
    this.name = 'BatchError';
    this.failures = failures;
    this.of = of;
  }
}

/**
 * Waits for every one of several calls and gives what they gave.
 *
 * @throws BatchError that names each one that failed
 */
export async function allOf<T>(
  calls: readonly Promise<{ data: T }>[],
  ids: readonly BaseKey[] = [],
): Promise<{ data: T[] }> {
  const outcomes = await Promise.allSettled(calls);
  const failures = outcomes.flatMap((outcome, index): Failure[] =>
    outcome.status === 'rejected' ? [{ index, id: ids[index], error: outcome.reason }] : [],
  );
  if (failures.length > 0) throw new BatchError(failures, calls.length);
  return { data: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data] : [])) };
}
