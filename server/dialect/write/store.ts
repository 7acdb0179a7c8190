import { DrizzleQueryError } from 'drizzle-orm';
import type { Session } from '../../database/database';
import type { Entity } from '../entity';
import { errorCodes, ContractError, type Problems } from '../errors';
import { storeJoinRows } from './join-rows';
import { writeContextOf, type WritePlan, type PlanContext } from './plan';
import { insertRow, deleteRow, updateRow } from './rows';

/** Thrown by `storePlan` when the row was changed after the caller read it. */
export class StaleRowError extends Error {}

/**
 * Stores a plan: first new rows whose ids the row holds, then the row, then all other related rows. Existing related
 * rows are written after the row, because the row's update detects conflicts.
 * @throws StaleRowError if the row was changed since the caller read it
 * @throws ContractError if a unique value is in use or the quota is used up
 */
export async function storePlan(context: PlanContext, plan: WritePlan): Promise<void> {
  await reserveQuota(context, plan);
  const pointedTo = Object.values(plan.owned);
  for (const added of pointedTo.filter(({ before }) => !before)) await storePlan(context, added);
  await mapUniqueViolation(plan, async () => {
    if (!plan.before) return insertRow(context, plan.entity, plan.values);
    if (!(await updateRow(context, plan.entity, plan.id, plan.values, plan.expected))) throw new StaleRowError();
  });
  for (const changed of pointedTo.filter(({ before }) => before)) await storePlan(context, changed);
  for (const { entity, rows } of plan.removed) for (const { id } of rows) await deleteRow(context, entity, String(id));
  for (const child of plan.children) await storePlan(context, child);
  for (const pairs of plan.pairs) pairs.changed = await storeJoinRows(context, plan.id, pairs);
  await plan.entity.rules?.after?.({ ...writeContextOf(context, plan), id: plan.id });
}

/** Reserves quota for a record that counts after the write but did not count before. @throws if the quota is used up */
export async function reserveQuota(
  context: { session: Session; tenant: string },
  { entity: { quota }, before, after }: Pick<WritePlan, 'entity' | 'before' | 'after'>,
): Promise<void> {
  if (quota?.counts(after) && !(before && quota.counts(before))) await quota.reserve(context);
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
