import type { GraphQLSchema } from 'graphql';
import { coerceInputValue } from 'graphql';
import type { Session } from '../../database/database';
import type { Caller, RequestContext } from '../../dialect/context';
import type { Entity } from '../../dialect/entity';
import { sharedChangeOf } from '../../dialect/records-change';
import { readVersions } from '../../dialect/versions';
import { beginMutation } from '../../dialect/write/mutations';
import { lockRowsWith, readRowsWith, type RowLock } from '../../dialect/write/lock-rows';
import type { BulkMethod } from './bulk-method';
import type { ChangeTogether, RecordToChange } from './change-together';
import { removalKindOf, removeTogether } from './remove-together';
import { collectReports } from './report-later';
import type { BulkRow } from './rows';
import { canUpdateTogether, type RecordUpdate, updateTogether } from './update-together';
import { isRecord } from '../../formats/is-record';

/** The mutation that changes records of an entity, and who calls it. */
export interface RecordsCall {
  session: Session;
  caller: Caller;
  context: RequestContext;
  schema: GraphQLSchema;
  entity: Entity;
  method: BulkMethod;
  /** State of changed records: by the action, or by its undo. */
  state: 'DONE' | 'UNDONE';
}

/** Returns the `modified_at` by which a change of the record meanwhile is found; null if changes meanwhile do no harm. */
const expectedOf = (row: BulkRow, state: RecordsCall['state']) => (state === 'DONE' ? row.modified_at : row.changed_at);

/** Returns whether a record is as it was when the action was started; for an undo, as the action has left it. */
export function isCurrent({ row, before }: RecordToChange, state: RecordsCall['state']): boolean {
  const expected = expectedOf(row, state);
  return before !== undefined && (expected === null || before.modified_at === expected);
}

/** Code of the problem of a record that was changed meanwhile. */
export const conflictCodes = { DONE: 'bulk_conflict', UNDONE: 'bulk_changed_since' } as const;

/**
 * Reads records, also deleted ones, and locks them until the transaction ends: others cannot change them before their turn.
 * Locks in the order of the ids, as all code does, so that two transactions cannot wait for each other. Call this function
 * before a savepoint, whose rollback would release the locks.
 */
export async function lockRecords(
  { session, caller, context: { language }, entity, method }: Omit<RecordsCall, 'schema' | 'state'>,
  rows: readonly BulkRow[],
): Promise<RecordToChange[]> {
  const planning = beginMutation({ ...caller, session, language });
  const wanted = { column: 'id', ids: rows.map((row) => row.record_id), state: 'ANY' } as const;
  const lock = rowLockOf(entity, method);
  const found = lock
    ? await lockRowsWith(planning, entity, wanted, lock)
    : await readRowsWith(planning, entity, wanted);
  return rows.map((row) => ({ row, before: found.get(row.record_id) }));
}

/**
 * Returns how strongly a mutation locks its record. A weaker lock that the mutation then upgrades could deadlock. Returns
 * undefined if it locks other rows first, by a rule or for the quota: in the reverse order it could deadlock too.
 */
function rowLockOf({ rules, quota, methods }: Entity, { name, field }: BulkMethod): RowLock | undefined {
  if (rules?.lock || (quota && name === methods.restore)) return undefined;
  return name === methods.delete ? 'FOR UPDATE' : (sharedChangeOf(field)?.lock ?? 'FOR NO KEY UPDATE');
}

/** Returns how a mutation deletes or restores records together; undefined if it does neither, or they cannot be. */
export function removalOf({ session, entity, method, state, ...call }: RecordsCall): ChangeTogether | undefined {
  const kind = removalKindOf(entity, method.name);
  if (!kind) return undefined;
  return async (records) => {
    const rows = records.map(({ row }) => row);
    const expected = (row: BulkRow) => expectedOf(row, state);
    const { changedAt, refused } = await removeTogether(session, { ...call, kind, entity }, rows, expected);
    const changed = rows.filter((row) => changedAt.has(row.record_id));
    const ends = changed.map(({ sequence, record_id: id }) => ({
      sequence,
      state,
      ...(state === 'DONE' && { changed_at: changedAt.get(id) ?? null }),
    }));
    return { ends, refused };
  };
}

/** Returns how records are updated together; undefined if they cannot be. */
export function updateOf(call: RecordsCall, updates: readonly RecordUpdate[]): ChangeTogether | undefined {
  const { session, entity, method, state } = call;
  const given = [...new Set(updates.flatMap(({ values }) => Object.keys(values)))];
  if (!canUpdateTogether(entity, method.name, given)) return undefined;
  const bySequence = new Map(updates.map((update) => [update.row.sequence, update]));
  return async (records) => {
    const chosen = records.flatMap(({ row }) => bySequence.get(row.sequence) ?? []);
    const { updated, refused } = await updateTogether(session, call, chosen, conflictCodes[state]);
    const ends = updated.map(({ sequence, changedAt, undoInput }) => ({
      sequence,
      state,
      ...(state === 'DONE' && { changed_at: changedAt, ...(undoInput && { undo_input: undoInput }) }),
    }));
    return { ends, refused };
  };
}

/** Returns the updates of an action's records. */
export const updatesBy = (records: readonly RecordToChange[], values: RecordUpdate['values']): RecordUpdate[] =>
  records.map(({ row }) => ({ row, expected: row.modified_at, values }));

/** Returns how a mutation with rules for many records changes them by the same values; undefined if it has none. */
export function sharedChangeBy(
  call: RecordsCall,
  values: Readonly<Record<string, unknown>>,
): ChangeTogether | undefined {
  const { session, caller, context, entity, method, state } = call;
  const shared = sharedChangeOf(method.field);
  const input = shared && checkedInput(method, values);
  const change = input && shared?.changeBy(input);
  if (!change) return undefined;
  return async (records) => {
    const current = records.filter((record) => isCurrent(record, state)).map(({ row }) => row);
    const refused = records.flatMap((record) =>
      record.before && !isCurrent(record, state)
        ? [{ row: record.row, problems: [{ code: conflictCodes[state] }] }]
        : [],
    );
    const { reporter, report } = collectReports(context, caller);
    const mutation = { ...caller, session, language: context.language, writeReporter: reporter };
    const ids = current.map((row) => row.record_id);
    // The records are locked, so their versions need not be checked again.
    const versionless = ids.map((id) => ({ id, version: null }));
    if (ids.length > 0) await change(versionless, mutation);
    const versions = await readVersions(session, entity, caller.tenant, ids);
    report();
    const ends = current.map(({ sequence, record_id: id }) => ({
      sequence,
      state,
      changed_at: versions.get(id) ?? null,
    }));
    return { ends, refused };
  };
}

/** Returns an action's values as GraphQL checks them in an input; undefined if they are not valid. */
function checkedInput(
  { field, argument }: BulkMethod,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  if (argument === 'id') return {};
  const type = field.args[0]?.type;
  let isValid = true;
  const input: unknown = type && coerceInputValue({ ...values, id: '0' }, type, () => (isValid = false));
  return isValid && isRecord(input) ? input : undefined;
}
