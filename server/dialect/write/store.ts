import { DrizzleQueryError } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { Entity, WrittenRecord } from '../entity';
import { errorCodes, ContractError, type Problems } from '../errors';
import { storeJoinRows } from './join-rows';
import { writeContextOf, type WritePlan, type PlanContext } from './plan';
import { deleteRow } from './delete-rows';
import { insertRow, insertRows, updateRow } from './rows';
import { updateRows } from './update-rows';

/** Thrown by `storePlans` when a row was changed after the caller read it. */
export class StaleRowError extends Error {}

/** Thrown by `storePlans` when one row of a batch has a unique value that is in use: the statement names no row. */
export class BatchUniqueError extends Error {}

/**
 * Stores plans: first new rows whose ids the rows hold, then the rows, then all other related rows. Existing related
 * rows are written after the rows, because an update of a row detects conflicts.
 * @throws StaleRowError if a row was changed since the caller read it
 * @throws ContractError if a unique value is in use or the quota is used up
 * @throws BatchUniqueError in a batch, if a unique value of some row is in use
 */
export async function storePlans(context: PlanContext, plans: readonly WritePlan[]): Promise<void> {
  if (plans.length === 0) return;
  for (const [entity, group] of groupedBy(plans, (plan) => plan.entity)) await reserveQuota(context, entity, group);
  const pointedTo = plans.flatMap(({ owned }) => Object.values(owned));
  await storePlans(
    context,
    pointedTo.filter(({ before }) => !before),
  );
  await insertPlans(
    context,
    plans.filter(({ before }) => !before),
  );
  await updatePlans(
    context,
    plans.filter(({ before }) => before),
  );
  await storePlans(
    context,
    pointedTo.filter(({ before }) => before),
  );
  for (const { entity, rows } of plans.flatMap(({ removed }) => removed))
    for (const { id } of rows) await deleteRow(context, entity, String(id));
  await storePlans(
    context,
    plans.flatMap(({ children }) => children),
  );
  for (const [{ rules }, group] of groupedBy(plans, (plan) => plan.entity)) {
    const changes: WrittenRecord[] = [];
    for (const plan of group) {
      for (const pairs of plan.pairs) pairs.changed = await storeJoinRows(context, plan.id, pairs);
      const change = { ...writeContextOf(context, plan), id: plan.id };
      changes.push(change);
      await rules?.after?.(change);
    }
    await rules?.afterAll?.(changes);
  }
}

async function insertPlans(context: PlanContext, plans: readonly WritePlan[]): Promise<void> {
  if (!context.batch) {
    for (const plan of plans) await mapUniqueViolation(plan, () => insertRow(context, plan.entity, plan.values));
    return;
  }
  for (const group of groupsOfColumns(plans)) {
    const values = group.plans.map((plan) => plan.values);
    await runForBatch(() => insertRows(context, group.entity, values));
  }
}

/** Updates rows; in a batch, those with the same columns by one statement. */
async function updatePlans(context: PlanContext, plans: readonly WritePlan[]): Promise<void> {
  for (const group of context.batch ? groupsOfColumns(plans) : []) {
    const isTogether = group.plans.length > 1 && new Set(group.plans.map(({ id }) => id)).size === group.plans.length;
    if (!isTogether) for (const plan of group.plans) await updatePlan(context, plan);
    else if ((await runForBatch(() => updateRows(context, group.entity, group.plans))) < group.plans.length)
      throw new StaleRowError();
  }
  if (!context.batch) for (const plan of plans) await updatePlan(context, plan);
}

/** Returns plans by their entity and the columns that they store. */
function groupsOfColumns(plans: readonly WritePlan[]): { entity: Entity; plans: WritePlan[] }[] {
  return [...groupedBy(plans, (plan) => plan.entity)].flatMap(([entity, ofEntity]) =>
    [...groupedBy(ofEntity, ({ values }) => Object.keys(values).toSorted().join()).values()].map((group) => ({
      entity,
      plans: group,
    })),
  );
}

/** Runs a statement for several rows. @throws BatchUniqueError if a unique value of some row is in use */
export async function runForBatch<T>(statement: () => Promise<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    throw violatedIndex(error) === undefined ? error : new BatchUniqueError(undefined, { cause: error });
  }
}

async function updatePlan(context: PlanContext, plan: WritePlan): Promise<void> {
  await mapUniqueViolation(plan, async () => {
    if (!(await updateRow(context, plan.entity, plan.id, plan.values, plan.expected))) throw new StaleRowError();
  });
}

function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Reserves quota for records that count after the write but did not count before. @throws if the quota is used up */
export async function reserveQuota(
  context: { session: Session; tenant: string },
  { quota }: Entity,
  records: readonly Pick<WritePlan, 'before' | 'after'>[],
): Promise<void> {
  if (!quota) return;
  const added = records.filter(({ before, after }) => quota.counts(after) && !(before && quota.counts(before)));
  if (added.length > 0) await quota.reserve(context, added.length);
}

/** Runs a statement. Reports a unique violation as a problem of the field in the entity's `unique`. */
async function mapUniqueViolation(
  plan: Pick<WritePlan, 'entity' | 'path'>,
  statement: () => Promise<void>,
): Promise<void> {
  try {
    await statement();
  } catch (error) {
    const index = violatedIndex(error);
    if (index === undefined) throw error;
    throw uniqueViolationError({ [`${plan.path}.${uniqueField(plan.entity, index)}`]: [{ code: 'unique' }] });
  }
}

/** Runs a statement that has no plan. Reports a unique violation as a problem of a field of `input`. */
export function runReportingUniqueViolation(entity: Entity, statement: () => Promise<void>): Promise<void> {
  return mapUniqueViolation({ entity, path: 'input' }, statement);
}

function uniqueField(entity: Entity, index: string): string {
  return entity.unique?.[index] ?? 'id';
}

function uniqueViolationError(validation: Problems): ContractError {
  const fields = Object.keys(validation).join(', ');
  return new ContractError(`There is such a record already: ${fields}.`, { code: errorCodes.unique, validation });
}

function violatedIndex(failure: unknown): string | undefined {
  // Drizzle's statements fail with an error of Drizzle, whose cause is the database's.
  const error = failure instanceof DrizzleQueryError ? failure.cause : failure;
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
