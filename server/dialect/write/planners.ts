import { newId } from '../../database/ids';
import type { Entity, RowValues } from '../entity';
import { tableShapeOf } from '../table';
import { type MutationInput, writeContextOf, type WritePlan, type PlanContext } from './plan';
import { planRelations } from './relations';
import { lockRows } from './lock-rows';

/** Plans a new row. `fixed`: columns that the parent row sets. */
export function planCreate(
  context: PlanContext,
  entity: Entity,
  input: MutationInput,
  path: string,
  fixed: RowValues = {},
): Promise<WritePlan> {
  const id = typeof input.id === 'string' ? input.id.trim() : newId();
  if (!isNewId(id)) context.problems.add(`${path}.id`, { code: 'pattern', payload: { name: 'id' } });
  return completePlan(context, { ...emptyPlan(entity, path, id, null), values: { ...fixed, id } }, input);
}

/** Plans changes of a row. Adds a problem and returns undefined if no visible row has this id and `fixed` values. */
export async function planUpdate(
  context: PlanContext,
  entity: Entity,
  input: MutationInput,
  path: string,
  fixed: RowValues = {},
): Promise<WritePlan | undefined> {
  if (typeof input.id === 'string') await entity.rules?.lock?.({ ...context, id: input.id });
  const equal = { ...fixed, ...(input.id === undefined ? {} : { id: input.id }) };
  const locked = context.batch?.locked.get(entity.table)?.get(String(input.id));
  const isLocked = locked && Object.entries(fixed).every(([column, value]) => locked[column] === value);
  const before = isLocked ? locked : (await lockRows(context, entity, equal, 'FOR NO KEY UPDATE'))[0];
  if (!before) {
    context.problems.add(`${path}.id`, { code: 'not_found' });
    return undefined;
  }
  const plan = emptyPlan(entity, path, String(before.id), before);
  if (typeof input.modified_at === 'string') plan.expected = input.modified_at;
  return completePlan(context, plan, input);
}

function emptyPlan(entity: Entity, path: string, id: string, before: RowValues | null): WritePlan {
  return {
    entity,
    path,
    id,
    before,
    after: before ?? {},
    given: [],
    values: {},
    owned: {},
    children: [],
    ones: {},
    removed: [],
    pairs: [],
  };
}

/** Plans the columns and relations of the input, then applies the entity's rules. A batch runs the checks later. */
async function completePlan(context: PlanContext, plan: WritePlan, input: MutationInput): Promise<WritePlan> {
  const shape = tableShapeOf(plan.entity);
  plan.given = Object.keys(input);
  for (const [name, value] of Object.entries(input)) {
    if (name === 'id' || name === 'modified_at' || value === undefined) continue;
    const column = shape.columns.get(name);
    if (!column) continue;
    const trimmedValue = trimmed(value);
    plan.values[name] = trimmedValue;
    if (trimmedValue !== null && column.codec.write(trimmedValue) === undefined) {
      context.problems.add(`${plan.path}.${name}`, { code: 'pattern', payload: { name } });
    }
  }
  await planRelations(context, plan, input);
  plan.after = { ...plan.before, ...plan.values };
  Object.assign(plan.values, await plan.entity.rules?.derive?.(writeContextOf(context, plan)));
  plan.after = { ...plan.before, ...plan.values };
  const check = () => checkPlan(context, plan);
  if (context.batch) context.batch.checks.push(check);
  else await check();
  return plan;
}

/** Adds the problems of a planned row. */
async function checkPlan(context: PlanContext, plan: WritePlan): Promise<void> {
  context.problems.addAll(plan.path, (await plan.entity.rules?.check?.(writeContextOf(context, plan))) ?? {});
  requireColumns(context, plan);
}

/** Returns whether a text is a positive 63-bit integer without leading zeros. */
function isNewId(text: string): boolean {
  return /^[1-9]\d{0,18}$/.test(text) && BigInt(text) < 2n ** 63n;
}

/** Trims a text. Empty text becomes null. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Adds a problem for each empty NOT NULL column, at the input field that sets the column. */
function requireColumns(context: PlanContext, plan: WritePlan): void {
  const { columns } = tableShapeOf(plan.entity);
  for (const column of columns.values()) {
    if (!column.notNull || column.name === 'tenant_id') continue;
    const value = plan.after[column.name];
    const missing = value === null || (value === undefined && !column.hasDefault);
    if (!missing || column.name === 'id') continue;
    context.problems.add(`${plan.path}.${fieldOf(plan.entity, column.name)}`, { code: 'required' });
  }
}

/** Returns the input field that sets a column. */
function fieldOf(entity: Entity, column: string): string {
  const relation = Object.entries(entity.fields).find(
    ([, field]) => field.kind === 'belongsTo' && field.column === column,
  );
  return relation?.[0] ?? column;
}
