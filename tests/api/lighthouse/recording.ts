import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One operation as it was sent to the recorded server. */
export interface RecordedOperation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** One call of the recorded server: what it was sent, and what it answered. */
export interface RecordedCase {
  case: string;
  /** An operation, a batch of them, or a body that is neither. */
  request: RecordedOperation | RecordedOperation[] | string;
  status: number;
  body: unknown;
}

/** Files of recorded answers; the cases of one ran in order on one database. */
export const recordedFiles = ['1-paginate', '2-whereConditions', '3-orderBy', '4-softDeletes', '6-errors'] as const;

/** Name of a file of recorded answers. */
export type RecordedFile = (typeof recordedFiles)[number];

/** The cases of a file, in order. */
export function recordedCases(file: RecordedFile): RecordedCase[] {
  const cases: RecordedCase[] = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${file}.json`), 'utf8'));
  return cases;
}

/** Whether a JSON value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
