import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A GraphQL operation that was sent to the recorded server: a Laravel server with Lighthouse, whose conventions of
 * lists and writes Waybill follows.
 */
export interface RecordedOperation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** A call that the Lighthouse server has answered: the request and the recorded response. */
export interface RecordedCase {
  case: string;
  /** One operation, a batch of operations, or a body that is neither. */
  request: RecordedOperation | RecordedOperation[] | string;
  status: number;
  body: unknown;
}

/** Names of the files of recorded cases. The cases of one file ran in this order on one database. */
export const recordedFiles = ['1-paginate', '2-whereConditions', '3-orderBy', '4-softDeletes', '6-errors'] as const;

/** Name of a file of recorded cases, without its ending. */
export type RecordedFile = (typeof recordedFiles)[number];

/** Reads the recorded cases of a file, in order. */
export function readRecordedCases(file: RecordedFile): RecordedCase[] {
  const cases: RecordedCase[] = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded', `${file}.json`), 'utf8'));
  return cases;
}

/** Returns whether a JSON value is an object. */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
