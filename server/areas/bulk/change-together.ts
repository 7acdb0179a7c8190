import { GraphQLError } from 'graphql';
import { DatabaseUnavailableError, type Session, StatementTimeoutError } from '../../database/database';
import { hasSqlState } from '../../database/outage';
import type { RowValues } from '../../dialect/entity';
import { ContractError } from '../../dialect/errors';
import { RefusedRecordsError } from '../../dialect/records-change';
import { BatchUniqueError, StaleRowError } from '../../dialect/write/store';
import type { BulkRow, BulkRowEnd } from './rows';
import { problemsOfError, type RecordProblem } from './rules';

/** The record of a row: as it is now, whether deleted or not; undefined if it is gone. */
export interface RecordToChange {
  row: BulkRow;
  before: RowValues | undefined;
}

/** A record that was not changed, and why. */
export interface RefusedRow {
  row: BulkRow;
  problems: readonly RecordProblem[];
}

/** What became of records that were changed together. Those in neither list are left to single calls. */
export interface TogetherOutcome {
  ends: readonly BulkRowEnd[];
  refused: readonly RefusedRow[];
}

/**
 * Changes records, which are locked, by a few statements for all.
 * @throws RefusedRecordsError, or another error if one of them cannot be stored
 */
export type ChangeTogether = (records: readonly RecordToChange[]) => Promise<TogetherOutcome>;

/** Most attempts for the records of one transaction. With more refused records than they find, single calls are faster. */
const maxAttempts = 13;

/**
 * Changes as many records together as possible. Records that are refused by name are left out. When another one cannot be
 * stored, each half is tried, the first before all later records, so that an earlier record wins what two need. The records
 * that are left go the single way, which names the reason.
 * @param onFault receives errors of the program, for the log
 */
export async function changeMostTogether(
  session: Pick<Session, 'rows'>,
  records: readonly RecordToChange[],
  change: ChangeTogether,
  onFault: (error: unknown) => void,
): Promise<TogetherOutcome> {
  const ends: BulkRowEnd[] = [];
  const refused: RefusedRow[] = [];
  const groups = [records];
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const group = groups.shift();
    if (!group) break;
    if (group.length === 0) continue;
    const outcome = await undoneIfRefused(session, () => change(group));
    if ('ends' in outcome) {
      ends.push(...outcome.ends);
      refused.push(...outcome.refused);
      continue;
    }
    if (!isRefusal(outcome.error)) onFault(outcome.error);
    const named = refusedRows(
      group.map(({ row }) => row),
      outcome.error,
    );
    refused.push(...named);
    const half = Math.ceil(group.length / 2);
    if (named.length > 0) groups.unshift(group.filter(({ row }) => !named.some((one) => one.row === row)));
    else groups.unshift(...[group.slice(0, half), group.slice(half)].filter(({ length }) => length > 1));
  }
  return { ends, refused };
}

/** Returns whether an error is about the records or the input, not a fault of the program. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof GraphQLError ||
    error instanceof RefusedRecordsError ||
    error instanceof BatchUniqueError ||
    error instanceof StaleRowError
  );
}

/** Returns the records that an error names, with their problems. */
function refusedRows(rows: readonly BulkRow[], error: unknown): RefusedRow[] {
  if (!(error instanceof RefusedRecordsError)) return [];
  return rows.flatMap((row) => {
    const own = error.errors.get(row.record_id);
    const problems = own instanceof ContractError ? problemsOfError(own) : undefined;
    return problems ? [{ row, problems }] : [];
  });
}

/**
 * Does work in a savepoint. Returns its error, with nothing of the work stored.
 * @throws transient errors of the database
 */
async function undoneIfRefused(
  session: Pick<Session, 'rows'>,
  work: () => Promise<TogetherOutcome>,
): Promise<TogetherOutcome | { error: unknown }> {
  const run = (text: string) => session.rows({ text, params: [] });
  await run('SAVEPOINT records');
  try {
    const result = await work();
    await run('RELEASE SAVEPOINT records');
    return result;
  } catch (error) {
    if (isTransient(error)) throw error;
    await run('ROLLBACK TO SAVEPOINT records');
    await run('RELEASE SAVEPOINT records');
    return { error };
  }
}

/** SQLSTATEs of a deadlock and of a transaction that conflicts with another. */
const retriedStates = ['40P01', '40001'];

/** Returns whether an error is one of the database that a later attempt may not meet. */
export function isTransient(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || error instanceof StatementTimeoutError) return true;
  return hasSqlState(error, ...retriedStates);
}
