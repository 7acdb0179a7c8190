import type { DeleteContext, Entity, RowValues } from '../entity';
import type { Problems } from '../errors';
import { beginMutation, type MutationContext, publishChanges, recordChange, recordHistory } from './mutations';
import { deleteRows, restoreRows } from './delete-rows';
import { lockRowsById, lockRowsWith, readRowsWith } from './lock-rows';
import type { PlanContext } from './plan';
import { reserveQuota, runForBatch } from './store';

/** Records by id, with the `modified_at` that each must have; null: not checked. */
export type ExpectedRecords = ReadonlyMap<string, string | null>;

/** What was made of records. Those that are gone or were changed are in neither. */
export interface DeletedRecords {
  deleted: ReadonlySet<string>;
  /** Problems of the records that their rules keep, by id. */
  refused: ReadonlyMap<string, Problems>;
}

/**
 * Deletes records with their history by a few statements for all, and publishes the changes. Leaves out records that are
 * gone or were changed.
 */
export async function deleteRecords(
  entity: Entity,
  expected: ExpectedRecords,
  mutation: Omit<MutationContext, 'selection'>,
): Promise<DeletedRecords> {
  const context = beginMutation(mutation);
  const { rules } = entity;
  const ids = [...expected.keys()];
  for (const id of rules?.lock ? ids : []) await rules?.lock?.({ ...context, id });
  const rows = await lockRowsById(context, entity, ids, 'FOR UPDATE');
  const refused = new Map<string, Problems>();
  const removals: DeleteContext[] = [];
  for (const [id, before] of unchanged(rows, expected)) {
    const removal = { ...context, id, before };
    const problems = (await rules?.checkDelete?.(removal)) ?? {};
    if (Object.keys(problems).length > 0) refused.set(id, problems);
    else removals.push(removal);
  }
  if (removals.length === 0) return { deleted: new Set(), refused };
  const deleted = removals.map(({ id }) => id);
  await deleteRows(context, entity, deleted);
  for (const removal of removals) await rules?.afterDelete?.(removal);
  await rules?.afterDeleteAll?.(removals);
  await recordHistory(
    removals.map(({ before }) => recordChange(entity, 'DELETED', before)),
    context,
  );
  await publishChanges(mutation, entity, deleted, 'DELETED');
  return { deleted: new Set(deleted), refused };
}

/**
 * Restores deleted records with their history by a few statements for all, and publishes the changes. Leaves out records
 * that are gone, are not deleted or were changed. Returns the ids of the restored ones.
 * @throws ContractError if the quota is used up, and BatchUniqueError if a unique value is in use
 */
export async function restoreRecords(
  entity: Entity,
  expected: ExpectedRecords,
  mutation: Omit<MutationContext, 'selection'>,
): Promise<ReadonlySet<string>> {
  const context = beginMutation(mutation);
  const { rules } = entity;
  const wanted = await reserveRestores(context, entity, expected);
  const found = await lockRowsWith(
    context,
    entity,
    { column: 'id', ids: wanted, state: 'DELETED' },
    'FOR NO KEY UPDATE',
  );
  const rows = unchanged(found, expected);
  const restored = [...rows].map(([id, row]): DeleteContext => ({
    ...context,
    id,
    before: { ...row, deleted_at: null },
  }));
  if (restored.length === 0) return new Set();
  const ids = restored.map(({ id }) => id);
  await runForBatch(() => restoreRows(context, entity, ids));
  await rules?.afterRestoreAll?.(restored);
  await recordHistory(
    restored.map(({ before }) => recordChange(entity, 'RESTORED', before)),
    context,
  );
  await publishChanges(mutation, entity, ids, 'RESTORED');
  return new Set(ids);
}

/**
 * Reserves quota for records to restore. Returns the ids of those that it is reserved for: a record that another
 * transaction deletes after this count was not counted as deleted, so that restoring it would exceed the quota. The quota
 * is reserved before rows are locked, as in a single restore. One order for both avoids deadlocks.
 */
async function reserveRestores(
  context: PlanContext,
  entity: Entity,
  expected: ExpectedRecords,
): Promise<readonly string[]> {
  const ids = [...expected.keys()];
  if (!entity.quota) return ids;
  const deleted = unchanged(await readRowsWith(context, entity, { column: 'id', ids, state: 'DELETED' }), expected);
  const restores = [...deleted.values()].map((before) => ({ before, after: { ...before, deleted_at: null } }));
  await reserveQuota(context, entity, restores);
  return [...deleted.keys()];
}

/** Returns the rows whose `modified_at` is as expected. */
function unchanged(rows: ReadonlyMap<string, RowValues>, expected: ExpectedRecords): Map<string, RowValues> {
  return new Map(
    [...rows].filter(([id, row]) => {
      const version = expected.get(id) ?? null;
      return version === null || row.modified_at === version;
    }),
  );
}
