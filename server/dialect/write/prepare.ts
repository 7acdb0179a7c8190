import { newId } from '../../database/ids';
import type { Entity, Values } from '../entity';
import { shapeOf } from '../table';
import { type Input, changeOf, type Plan, type Work } from './plan';
import { planRelations } from './relations';
import { lockRows } from './rows';

/** Plans a new row. `fixed`: columns that its owner decides. */
export function planCreate(work: Work, entity: Entity, input: Input, path: string, fixed: Values = {}): Promise<Plan> {
  const id = typeof input.id === 'string' ? input.id.trim() : newId();
  if (!isNewId(id)) work.problems.add(`${path}.id`, { code: 'pattern', payload: { name: 'id' } });
  return complete(work, { ...empty(entity, path, id, null), values: { ...fixed, id } }, input);
}

/** Plans changes of a row. Undefined, with a problem told, when there is no such row under `fixed`. */
export async function planUpdate(
  work: Work,
  entity: Entity,
  input: Input,
  path: string,
  fixed: Values = {},
): Promise<Plan | undefined> {
  if (typeof input.id === 'string') await entity.rules?.lock?.({ ...work, id: input.id });
  const [before] = await lockRows(work, entity, { ...fixed, ...(input.id === undefined ? {} : { id: input.id }) });
  if (!before) {
    work.problems.add(`${path}.id`, { code: 'not_found' });
    return undefined;
  }
  const plan = empty(entity, path, String(before.id), before);
  if (typeof input.modified_at === 'string') plan.expected = input.modified_at;
  return complete(work, plan, input);
}

function empty(entity: Entity, path: string, id: string, before: Values | null): Plan {
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

/** Columns and relations from the input, then what the business derives from them and says of them. */
async function complete(work: Work, plan: Plan, input: Input): Promise<Plan> {
  const shape = shapeOf(plan.entity);
  plan.given = Object.keys(input);
  for (const [name, value] of Object.entries(input)) {
    if (name === 'id' || name === 'modified_at' || value === undefined) continue;
    const column = shape.columns.get(name);
    if (!column) continue;
    const tidied = tidy(value);
    plan.values[name] = tidied;
    if (tidied !== null && column.codec.write(tidied) === undefined) {
      work.problems.add(`${plan.path}.${name}`, { code: 'pattern', payload: { name } });
    }
  }
  await planRelations(work, plan, input);
  plan.after = { ...plan.before, ...plan.values };
  Object.assign(plan.values, await plan.entity.rules?.derive?.(changeOf(work, plan)));
  plan.after = { ...plan.before, ...plan.values };
  work.problems.addAll(plan.path, (await plan.entity.rules?.check?.(changeOf(work, plan))) ?? {});
  requireColumns(work, plan);
  return plan;
}

/** Whether a text can be an id, written the one way that ids are written. */
function isNewId(text: string): boolean {
  return /^[1-9]\d{0,18}$/.test(text) && BigInt(text) < 2n ** 63n;
}

/** Text without the white space around it; nothing is no text. */
function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Columns that must not be empty, told on the field that fills them. */
function requireColumns(work: Work, plan: Plan): void {
  const { columns } = shapeOf(plan.entity);
  for (const column of columns.values()) {
    if (!column.notNull || column.name === 'tenant_id') continue;
    const value = plan.after[column.name];
    const missing = value === null || (value === undefined && !column.hasDefault);
    if (!missing || column.name === 'id') continue;
    work.problems.add(`${plan.path}.${fieldOf(plan.entity, column.name)}`, { code: 'required' });
  }
}

/** The field that a column is written by. */
function fieldOf(entity: Entity, column: string): string {
  const relation = Object.entries(entity.fields).find(
    ([, field]) => field.kind === 'belongsTo' && field.column === column,
  );
  return relation?.[0] ?? column;
}
