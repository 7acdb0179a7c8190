import { coerceInputValue, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { Entity, RowValues } from '../../dialect/entity';
import { requireVisible } from '../../dialect/records-change';
import { readVersions } from '../../dialect/versions';
import { Batch } from '../../dialect/write/batch';
import { beginMutation, publishChanges } from '../../dialect/write/mutations';
import type { BulkMethod } from './bulk-method';
import type { RefusedRow } from './change-together';
import { collectReports } from './report-later';
import type { BulkRow } from './rows';
import { problemsByField } from './rules';
import { undoInputOf } from './undo';

/** A record to update, with the `modified_at` that it must have, and the values to set. */
export interface RecordUpdate {
  row: BulkRow;
  expected: string | null;
  values: Readonly<Record<string, unknown>>;
}

/** An updated record: its time of change, and the input that sets it back. */
export interface UpdatedRecord {
  sequence: number;
  changedAt: string | null;
  undoInput: Readonly<Record<string, unknown>> | undefined;
}

/** The mutation that updates the records, and who calls it. */
export interface UpdateCall {
  schema: GraphQLSchema;
  entity: Entity;
  method: BulkMethod;
  caller: Caller;
  context: RequestContext;
}

/** Returns whether a mutation updates these fields of an entity's records together with the result of single updates. */
export function canUpdateTogether(entity: Entity, method: string, given: readonly string[]): boolean {
  const { update } = entity.methods;
  const isUpdate = typeof update === 'string' ? update === method : (update?.includes(method) ?? false);
  return isUpdate && entity.rules?.areRecordsIndependent?.(given) === true;
}

/**
 * Updates records by a few statements for all, with the checks of single updates. Leaves out the records that are gone,
 * and refuses those that were changed or have problems.
 * @throws RefusedRecordsError with those that the caller would not see any more
 * @throws if the input is not valid, or one of the records cannot be stored
 */
export async function updateTogether(
  session: Session,
  { schema, entity, method, caller, context }: UpdateCall,
  updates: readonly RecordUpdate[],
  conflictCode: string,
): Promise<{ updated: UpdatedRecord[]; refused: RefusedRow[] }> {
  const argument = schema.getMutationType()?.getFields()[method.name]?.args[0];
  if (!argument) throw new Error(`The contract has no mutation ${method.name}.`);
  const { reporter, report } = collectReports(context, caller);
  const mutation = { ...caller, session, language: context.language, writeReporter: reporter };
  const planning = beginMutation(mutation);
  const batch = new Batch(entity, mutation);
  const locked = await batch.lockRecords(updates.map(({ row }) => row.record_id));
  const refused: RefusedRow[] = [];
  const current = updates.flatMap(({ row, expected, values }) => {
    const before = locked.get(row.record_id);
    if (!before) return [];
    if (expected !== null && before.modified_at !== expected) {
      refused.push({ row, problems: [{ code: conflictCode }] });
      return [];
    }
    const version = method.takesModifiedAt ? { modified_at: before.modified_at } : {};
    const input = coerced({ ...values, ...version, id: row.record_id }, argument.type);
    return [{ row, before, values, item: { input, isUpdate: true } }];
  });
  const planned = await batch.plan(current.map(({ item }) => item));
  const valid = current.flatMap((record, index) => {
    const { plan, problems = {} } = planned[index] ?? {};
    if (!plan) refused.push({ row: record.row, problems: problemsByField(problems) });
    return plan ? [{ ...record, plan }] : [];
  });
  const undoInputs: UpdatedRecord['undoInput'][] = [];
  for (const { values, before } of valid) undoInputs.push(await undoInputOf(planning, entity, values, before));
  const changed = [...(await batch.store(valid.map(({ plan }) => plan)))];
  await requireVisible(entity, changed, mutation);
  const versions = await readVersions(session, entity, caller.tenant, changed);
  await publishChanges({ ...caller, session }, entity, changed, 'UPDATED');
  report();
  const updated = valid.map(({ row, before }, index) => ({
    sequence: row.sequence,
    changedAt: versions.get(row.record_id) ?? timeOf(before),
    undoInput: undoInputs[index],
  }));
  return { updated, refused };
}

/** Checks an input by its type, as the executor does. */
function coerced(input: RowValues, type: GraphQLInputType): RowValues {
  const value: unknown = coerceInputValue(input, type);
  if (typeof value !== 'object' || value === null) throw new Error('The input is no object.');
  return { ...value };
}

function timeOf({ modified_at: time }: RowValues): string | null {
  return typeof time === 'string' ? time : null;
}
