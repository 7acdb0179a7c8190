import { coerceInputValue, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { Entity, RowValues, WriteReporter } from '../../dialect/entity';
import { rowPolicyOf } from '../../dialect/scope';
import { readVersions } from '../../dialect/versions';
import { Batch } from '../../dialect/write/batch';
import { beginMutation, publishChanges } from '../../dialect/write/mutations';
import type { BulkMethod } from './bulk-method';
import type { BulkRow } from './rows';
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

/** Returns whether records of an entity can be updated together with the result of single updates. */
export function canUpdateTogether({ entity, method, caller }: Pick<UpdateCall, 'entity' | 'method' | 'caller'>) {
  const { update } = entity.methods;
  const isUpdate = typeof update === 'string' ? update === method.name : (update?.includes(method.name) ?? false);
  // A record of an entity with a policy must be read after its update: its author may not see it any more.
  return isUpdate && entity.rules?.areRecordsIndependent === true && !rowPolicyOf(entity, caller);
}

/**
 * Updates records by a few statements for all, with the checks of single updates. Leaves out the records that are gone,
 * were changed or have problems.
 * @throws if the input is not valid, or one of the records cannot be stored
 */
export async function updateTogether(
  session: Session,
  { schema, entity, method, caller, context }: UpdateCall,
  updates: readonly RecordUpdate[],
): Promise<UpdatedRecord[]> {
  const argument = schema.getMutationType()?.getFields()[method.name]?.args[0];
  if (!argument) throw new Error(`The contract has no mutation ${method.name}.`);
  const { reporter, report } = collectReports(context, caller);
  const mutation = { ...caller, session, language: context.language, writeReporter: reporter };
  const planning = beginMutation(mutation);
  const batch = new Batch(entity, mutation);
  const locked = await batch.lockRecords(updates.map(({ row }) => row.record_id));
  const current = updates.flatMap(({ row, expected, values }) => {
    const before = locked.get(row.record_id);
    const isCurrent = before && (expected === null || before.modified_at === expected);
    if (!isCurrent) return [];
    const input = coerced({ ...values, id: row.record_id }, argument.type);
    return [{ row, before, values, item: { input, isUpdate: true } }];
  });
  const planned = await batch.plan(current.map(({ item }) => item));
  const valid = current.flatMap((record, index) => {
    const { plan } = planned[index] ?? {};
    return plan ? [{ ...record, plan }] : [];
  });
  const undoInputs: UpdatedRecord['undoInput'][] = [];
  for (const { values, before } of valid) undoInputs.push(await undoInputOf(planning, entity, values, before));
  const changed = [...(await batch.store(valid.map(({ plan }) => plan)))];
  const versions = await readVersions(session, entity, caller.tenant, changed);
  await publishChanges({ ...caller, session }, entity, changed, 'UPDATED');
  report();
  return valid.map(({ row, before }, index) => ({
    sequence: row.sequence,
    changedAt: versions.get(row.record_id) ?? timeOf(before),
    undoInput: undoInputs[index],
  }));
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

/** Logs warnings at once, and information when `report` is called. */
function collectReports(
  { log }: RequestContext,
  { tenant, user }: Caller,
): { reporter: WriteReporter; report(): void } {
  const pending: (() => void)[] = [];
  return {
    reporter: {
      infoAfterCommit: (facts, message) => pending.push(() => log.info({ tenant, user, ...facts }, message)),
      warn: (facts, message) => log.warn({ tenant, user, ...facts }, message),
      noticeAfterCommit: () => undefined,
    },
    report: () => {
      for (const write of pending) write();
    },
  };
}
