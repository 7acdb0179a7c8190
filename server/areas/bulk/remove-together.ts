import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { Entity } from '../../dialect/entity';
import type { Problems } from '../../dialect/errors';
import { readVersions } from '../../dialect/versions';
import { deleteRecords, type ExpectedRecords, restoreRecords } from '../../dialect/write/delete-together';
import { collectReports } from './report-later';
import type { BulkRow } from './rows';
import { problemsByField, type RecordProblem } from './rules';

/** Deleting or restoring records of an entity, and who does it. */
export interface RemovalCall {
  kind: 'delete' | 'restore';
  entity: Entity;
  caller: Caller;
  context: RequestContext;
}

/** What became of records: the `modified_at` of those that were deleted or restored, and the problems of the refused. */
export interface Removed {
  changedAt: ReadonlyMap<string, string | null>;
  refused: readonly { row: BulkRow; problems: readonly RecordProblem[] }[];
}

const noProblems: ReadonlyMap<string, Problems> = new Map();

/** Returns whether a mutation deletes or restores records of an entity that can be written together. */
export function removalKindOf({ methods, rules }: Entity, method: string): RemovalCall['kind'] | undefined {
  if (!rules?.areRecordsIndependent?.(['deleted_at'])) return undefined;
  if (method === methods.delete) return 'delete';
  return method === methods.restore ? 'restore' : undefined;
}

/**
 * Deletes or restores records by a few statements for all, with the checks of single calls. Leaves out the records that
 * are gone or were changed.
 * @param expectedOf returns the `modified_at` that a record is changed only with; null if it is changed in any case
 * @throws if one of the records cannot be restored
 */
export async function removeTogether(
  session: Session,
  { kind, entity, caller, context }: RemovalCall,
  rows: readonly BulkRow[],
  expectedOf: (row: BulkRow) => string | null,
): Promise<Removed> {
  const { reporter, report } = collectReports(context, caller);
  const mutation = { ...caller, session, language: context.language, writeReporter: reporter };
  const expected: ExpectedRecords = new Map(rows.map((row) => [row.record_id, expectedOf(row)]));
  const { deleted: changed, refused } =
    kind === 'delete'
      ? await deleteRecords(entity, expected, mutation)
      : { deleted: await restoreRecords(entity, expected, mutation), refused: noProblems };
  const versions = await readVersions(session, entity, caller.tenant, [...changed]);
  report();
  return {
    changedAt: new Map([...changed].map((id) => [id, versions.get(id) ?? null])),
    refused: rows.flatMap((row) => {
      const problems = problemsByField(refused.get(row.record_id) ?? {});
      return problems.length > 0 ? [{ row, problems }] : [];
    }),
  };
}
