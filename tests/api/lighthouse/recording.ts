import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An operation sent to the recorded server. */
export interface RecordedOperation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** A call of the recorded server: request and response. */
export interface RecordedCase {
  case: string;
  /** An operation, a batch, or a body that is neither. */
  request: RecordedOperation | RecordedOperation[] | string;
  status: number;
  body: unknown;
}

/** Files of recorded answers. The cases of a file ran in order on one database. */
export const recordedFiles = ['1-paginate', '2-whereConditions', '3-orderBy', '4-softDeletes', '6-errors'] as const;

/** Name of a file of recorded answers. */
export type RecordedFile = (typeof recordedFiles)[number];

/** Reads the cases of a file, in order. */
export function readRecordedCases(file: RecordedFile): RecordedCase[] {
  const cases: RecordedCase[] = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${file}.json`), 'utf8'));
  return cases;
}

/** Returns whether a JSON value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
