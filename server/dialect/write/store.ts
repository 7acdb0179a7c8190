import type { Session } from '../../database/database';
import type { Entity } from '../entity';
import { code, ContractError, type Problems } from '../errors';
import { storePairs } from './pairs';
import { changeOf, type Plan, type Work } from './plan';
import { insertRow, removeRow, updateRow } from './rows';

/** Told when the row was changed since the caller read it. */
export class Stale extends Error {}

/**
 * Stores a plan: new rows that it points to, the row itself, then everything else: until the row is found unchanged,
 * nothing that a conflict shows has been touched. @throws Stale, ContractError.
 */
export async function store(work: Work, plan: Plan): Promise<void> {
  await takePlace(work, plan);
  const pointedTo = Object.values(plan.owned);
  for (const added of pointedTo.filter(({ before }) => !before)) await store(work, added);
  await uniquely(plan, async () => {
    if (!plan.before) return insertRow(work, plan.entity, plan.values);
    if (!(await updateRow(work, plan.entity, plan.id, plan.values, plan.expected))) throw new Stale();
  });
  for (const changed of pointedTo.filter(({ before }) => before)) await store(work, changed);
  for (const { entity, rows } of plan.removed) for (const { id } of rows) await removeRow(work, entity, String(id));
  for (const child of plan.children) await store(work, child);
  for (const pairs of plan.pairs) pairs.changed = await storePairs(work, plan.id, pairs);
  await plan.entity.rules?.after?.({ ...changeOf(work, plan), id: plan.id });
}

/** Takes a place for a record that becomes one of those of which there may be so many. */
export async function takePlace(
  taking: { session: Session; tenant: string },
  { entity: { quota }, before, after }: Pick<Plan, 'entity' | 'before' | 'after'>,
): Promise<void> {
  if (quota?.counts(after) && !(before && quota.counts(before))) await quota.take(taking);
}

/** Runs a statement; a unique violation is told on the field that the entity names for the index. */
async function uniquely(plan: Pick<Plan, 'entity' | 'path'>, statement: () => Promise<void>): Promise<void> {
  try {
    await statement();
  } catch (error) {
    const index = violatedIndex(error);
    if (index === undefined) throw error;
    throw uniqueViolation({ [`${plan.path}.${uniqueField(plan.entity, index)}`]: [{ code: 'unique' }] });
  }
}

/** Restores and other bare statements, with the same telling. */
export function uniquelyFor(entity: Entity, statement: () => Promise<void>): Promise<void> {
  return uniquely({ entity, path: 'input' }, statement);
}

function uniqueField(entity: Entity, index: string): string {
  return entity.unique?.[index] ?? 'id';
}

function uniqueViolation(validation: Problems): ContractError {
  const fields = Object.keys(validation).join(', ');
  return new ContractError(`There is such a record already: ${fields}.`, { code: code.unique, validation });
}

function violatedIndex(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return undefined;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
