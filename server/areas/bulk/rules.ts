import type { GraphQLFormattedError } from 'graphql';
import { errorCodes, type Problem, type Problems } from '../../dialect/errors';

/** Most records of one bulk action. */
export const maxBulkRows = 200_000;

/** Seconds after the end in which a bulk action can be undone. */
export const undoSeconds = 15 * 60;

/** Least and most records of one transaction. PostgreSQL caches 64 savepoints of a transaction. */
export const transactionRows = { min: 2, max: 50 } as const;

/** The records of a transaction, and the milliseconds that it took. */
interface TimedRows {
  rows: number;
  ms: number;
}

/** Factor by which the second transaction has more records than the first, to tell the time of a record from that of a transaction. */
const firstGrowth = 3;

/**
 * Returns how many records the next transaction takes, so that it lasts about `targetMs`. A transaction takes some time
 * whatever it changes: much on a busy machine. Its records may take as long as that, because fewer of them would gain little.
 * @param earlier the first and the last transaction so far; before the first one, records are assumed to be slow
 */
export function nextRowCount(earlier: { first: TimedRows; last: TimedRows } | undefined, targetMs: number): number {
  const { min, max } = transactionRows;
  if (!earlier || earlier.last.rows === 0) return min;
  const { first, last } = earlier;
  const limited = (count: number) => Math.min(max, Math.max(min, Math.floor(count)));
  if (last.rows <= first.rows)
    return limited(Math.max(firstGrowth * last.rows, (targetMs * last.rows) / Math.max(last.ms, 1)));
  const msOfRow = Math.max((last.ms - first.ms) / (last.rows - first.rows), targetMs / max / 10);
  const ownMs = Math.max(0, first.ms - first.rows * msOfRow);
  return limited(Math.max(targetMs - ownMs, ownMs) / msOfRow);
}

/** Returns the problems of the number of records that match, by field of the input. */
export function countProblems(matching: number, expected: number | null | undefined): Problems {
  const problem = countProblem(matching, expected);
  return problem ? { 'input.expected_count': [problem] } : {};
}

function countProblem(matching: number, expected: number | null | undefined): Problem | undefined {
  if (matching > maxBulkRows) return { code: 'bulk_too_large', payload: { max: maxBulkRows } };
  if (matching === 0) return { code: 'bulk_nothing' };
  const isAsConfirmed = expected === null || expected === undefined || expected === matching;
  return isAsConfirmed ? undefined : { code: 'bulk_count_changed', payload: { count: matching } };
}

/** A problem of one record, with the path of its field if there is one. */
export interface RecordProblem extends Problem {
  field?: string;
}

/** Problems by error code, for errors that name no field. */
const problemOfCode: Readonly<Record<number, string>> = {
  [errorCodes.conflict]: 'bulk_conflict',
  [errorCodes.denied]: 'bulk_denied',
  [errorCodes.unpaid]: 'bulk_unpaid',
  [errorCodes.limit]: 'bulk_limit',
  [errorCodes.unavailable]: 'bulk_no_room',
  [errorCodes.passwordExpired]: 'bulk_denied',
};

/** Returns the problems of a record that an error of its mutation tells; undefined for an error of the program. */
export function problemsOfError({
  extensions = {},
}: Pick<GraphQLFormattedError, 'extensions'>): readonly RecordProblem[] | undefined {
  const { code, validation } = extensions;
  if (isProblems(validation)) {
    const problems = problemsByField(validation).map(({ field, ...problem }) => ({
      ...problem,
      field: field.replace(/^input\./, ''),
    }));
    if (problems.length > 0) return problems;
  }
  if (code === errorCodes.invalidInput || code === errorCodes.unique) return [{ code: 'bulk_invalid' }];
  const known = typeof code === 'number' ? problemOfCode[code] : undefined;
  return known === undefined ? undefined : [{ code: known }];
}

/** Returns the problems of a record, each with its field. */
export function problemsByField(problems: Problems): (RecordProblem & { field: string })[] {
  return Object.entries(problems).flatMap(([field, list]) => list.map((problem) => ({ ...problem, field })));
}

function isProblems(value: unknown): value is Problems {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
