import type { ChangeAction } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { RecordChange, Entity, RowValues } from '../entity';
import { errorCodes, ContractError, invalidInputError } from '../errors';
import { listRecords } from '../list';
import { SqlParameters } from '../parameters';
import type { ReturnedRecord } from '../projection';
import { rowPolicyOf, type StatementContext, type Viewer } from '../scope';
import type { FieldSelection } from '../selection';
import { tableShapeOf } from '../table';
import type { WriteReporter } from '../write-reporter';
import { recordErrorExtensions } from '../truncated';
import { changesChannel, manyRecordsId } from './changes';
import { recordChangesOf } from './record-changes';
import { type MutationInput, type WritePlan, ProblemCollector, type PlanContext } from './plan';
import { planCreate, planUpdate } from './planners';
import { deleteRow, restoreRow } from './delete-rows';
import { lockRows } from './lock-rows';
import { readRow } from './rows';
import { StaleRowError, storePlans, reserveQuota, runReportingUniqueViolation } from './store';

/** The context of one mutation: the user, the transaction and the selected fields of the result. */
export interface MutationContext extends Viewer {
  session: Session;
  language: StatementContext['language'];
  selection: FieldSelection;
  /** Receives log entries and notices of the write; absent: they are dropped. */
  writeReporter?: WriteReporter;
  /** When the caller made the change, by the clock of their device; the history records it. Absent: at the call. */
  deviceTime?: string | undefined;
}

const silentReporter: WriteReporter = {
  infoAfterCommit: () => undefined,
  warn: () => undefined,
  noticeAfterCommit: () => undefined,
};

/**
 * Creates a record and the related records in its input.
 * @throws ContractError if the input is not valid, or an id or unique value is in use
 */
export async function createRecord(
  entity: Entity,
  input: MutationInput,
  mutation: MutationContext,
): Promise<ReturnedRecord> {
  const context = beginMutation(mutation);
  const plan = await planCreate(context, entity, input, 'input');
  await storeValid(context, plan);
  return publishAndRead(mutation, entity, plan.id, 'CREATED');
}

/**
 * Updates a record and the related records in its input.
 * @throws ContractError if the input is not valid, the record does not exist, a unique value is in use, or the record
 * was changed since `modified_at` was read
 */
export async function updateRecord(
  entity: Entity,
  input: MutationInput,
  mutation: MutationContext,
): Promise<ReturnedRecord> {
  const context = beginMutation(mutation);
  const plan = await planUpdate(context, entity, input, 'input');
  try {
    await storeValid(context, plan);
  } catch (error) {
    if (!(error instanceof StaleRowError) || !plan) throw error;
    throw await conflictError(entity, plan.id, mutation);
  }
  return publishAndRead(mutation, entity, String(plan?.id), 'UPDATED');
}

/** Returns the error for an update of an outdated record. It contains the current record. */
export async function conflictError(entity: Entity, id: string, mutation: MutationContext): Promise<ContractError> {
  const current = await readRecord(entity, id, mutation);
  return new ContractError('The record was changed meanwhile.', {
    code: errorCodes.conflict,
    ...recordErrorExtensions(current),
  });
}

/**
 * Deletes a record.
 * @returns the deleted record, read before a hard delete or after a soft delete; null if there is no such record
 * @throws ContractError if the entity's rules forbid the delete
 */
export async function deleteRecord(
  entity: Entity,
  id: string,
  mutation: MutationContext,
): Promise<ReturnedRecord | null> {
  const { softDeletes } = tableShapeOf(entity);
  const context = beginMutation(mutation);
  await entity.rules?.lock?.({ ...mutation, id });
  const [before] = await lockRows(context, entity, { id }, 'FOR UPDATE');
  if (!before) return null;
  const deleteContext = { ...context, id, before };
  const problems = (await entity.rules?.checkDelete?.(deleteContext)) ?? {};
  if (Object.keys(problems).length > 0) throw invalidInputError(problems);
  const gone = softDeletes ? null : await readRecord(entity, id, mutation);
  const row = await deleteRow(context, entity, id);
  if (!row) return null;
  await entity.rules?.afterDelete?.(deleteContext);
  await entity.rules?.afterDeleteAll?.([deleteContext]);
  await recordHistory([recordChange(entity, 'DELETED', row)], mutation);
  await publishChange(mutation, entity, id, 'DELETED');
  return softDeletes ? readRecord(entity, id, mutation) : gone;
}

/** Restores a deleted record. @returns the record, also if it was not deleted; null if there is no such record */
export async function restoreRecord(
  entity: Entity,
  id: string,
  mutation: MutationContext,
): Promise<ReturnedRecord | null> {
  await runReportingUniqueViolation(entity, async () => {
    const context = beginMutation(mutation);
    if (entity.quota) {
      const before = await readRow(mutation.session, entity, id, mutation);
      // Another transaction may delete it from here on. It still counts now, so nothing would be reserved for it.
      if (!before?.deleted_at) return;
      // The quota is reserved before the row is written, as in a create. One order for both avoids deadlocks.
      await reserveQuota(mutation, entity, [{ before, after: { ...before, deleted_at: null } }]);
    }
    const row = await restoreRow(context, entity, id);
    if (!row) return;
    await entity.rules?.afterRestoreAll?.([{ ...context, id, before: row }]);
    await recordHistory([recordChange(entity, 'RESTORED', row)], mutation);
    await publishChange(mutation, entity, id, 'RESTORED');
  });
  return readRecord(entity, id, mutation);
}

/** Returns the context in which a mutation, or a batch of records, is planned and stored. */
export function beginMutation({
  session,
  tenant,
  user,
  permissions,
  language,
  writeReporter = silentReporter,
  deviceTime,
}: Omit<MutationContext, 'selection'>): PlanContext {
  const planners = { create: planCreate, update: planUpdate };
  return {
    session,
    tenant,
    user,
    permissions,
    language,
    writeReporter,
    deviceTime,
    problems: new ProblemCollector(),
    planners,
    scope: {},
    existing: new Map(),
  };
}

async function storeValid(context: PlanContext, plan: WritePlan | undefined): Promise<void> {
  if (context.problems.any || !plan) throw invalidInputError(context.problems.all);
  await storePlans(context, [plan]);
  await recordHistory(recordChangesOf(plan), context);
}

/** Returns the change of a record that was deleted or restored. */
export function recordChange(entity: Entity, action: RecordChange['action'], row: RowValues): RecordChange {
  return { entity, id: String(row.id), action, before: row, after: row, fields: [], values: [] };
}

/** Passes the changes to the recorders of their entities' history. */
export async function recordHistory(
  changes: readonly RecordChange[],
  author: Pick<MutationContext, 'session' | 'tenant' | 'user' | 'deviceTime'>,
): Promise<void> {
  for (const record of new Set(changes.map(({ entity }) => entity.history?.record))) {
    await record?.(
      changes.filter(({ entity }) => entity.history?.record === record),
      author,
    );
  }
}

/**
 * Publishes the change of a record and returns the selected fields. Areas call this after their own SQL statements.
 * @throws ContractError if the viewer may not see the written record
 */
export async function publishAndRead(
  mutation: MutationContext,
  entity: Entity,
  id: string,
  action: ChangeAction,
): Promise<ReturnedRecord> {
  await publishChange(mutation, entity, id, action);
  const record = await readRecord(entity, id, mutation);
  if (record) return record;
  if (!rowPolicyOf(entity, mutation)) throw new Error(`${entity.type} ${id} was written and cannot be read.`);
  throw outOfSightError();
}

/** Returns the error for a record that the viewer may not see once it is written. */
export function outOfSightError(): ContractError {
  return new ContractError('A record can be written only by users who may see it.', {
    code: errorCodes.denied,
    reason: 'out_of_sight',
  });
}

/** Reads the selected fields of a record; null if the viewer may not see it. */
export async function readRecord(
  entity: Entity,
  id: string,
  mutation: MutationContext,
): Promise<ReturnedRecord | null> {
  const { session, selection, ...viewer } = mutation;
  if (tableShapeOf(entity).columns.get('id')?.codec.write(id) === undefined) return null;
  const context = { ...viewer, parameters: new SqlParameters(), aliases: 0 };
  const args = { first: 1, where: { column: 'id', operator: 'EQ', value: id }, trashed: 'WITH' } as const;
  const { data } = await listRecords(session, entity, args, new Map([['data', selection]]), context);
  return data[0] ?? null;
}

/** The author of changes that the system makes. */
export const systemUserId = '0';

/** Most changes of a batch that are published one by one. */
const maxSingleChanges = 20;

/** Who makes a change, and the transaction of the change. */
type ChangeAuthor = Pick<MutationContext, 'session' | 'tenant' | 'user'>;

/** A change of a record to publish. */
export interface ChangeToPublish {
  entity: Pick<Entity, 'table'>;
  id: string;
  action: ChangeAction;
}

/** Returns the changes of several records to publish: one change of `manyRecordsId` if they are many. */
export function changesToPublish(
  entity: ChangeToPublish['entity'],
  ids: readonly string[],
  action: ChangeAction,
): ChangeToPublish[] {
  const published = ids.length > maxSingleChanges ? [manyRecordsId] : ids;
  return published.map((id) => ({ entity, id, action }));
}

/** Publishes changes of several records; as one change of `manyRecordsId` if they are many. */
export function publishChanges(
  author: ChangeAuthor,
  entity: ChangeToPublish['entity'],
  ids: readonly string[],
  action: ChangeAction,
): Promise<void> {
  return publishAll(author, changesToPublish(entity, ids, action));
}

/** Publishes a change to all servers. They receive it when the transaction is committed. */
export function publishChange(
  author: ChangeAuthor,
  entity: ChangeToPublish['entity'],
  id: string,
  action: ChangeAction,
): Promise<void> {
  return publishAll(author, [{ entity, id, action }]);
}

/** Publishes changes like `publishChange`, with one statement for all. */
export async function publishAll(
  { session, tenant, user }: ChangeAuthor,
  changes: readonly ChangeToPublish[],
): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map(({ entity, id, action }) =>
    JSON.stringify({ tenant, entity: tableShapeOf(entity).name, id, action, user }),
  );
  const text = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) payload';
  await session.rows({ text, params: [changesChannel, payloads] });
}
