import type { Entity, EntityField, RowValues } from '../entity';
import type { MutationInput, WritePlan, PlanContext } from './plan';
import { lockRows } from './lock-rows';
import { findExistingIds } from './rows';

/** Plans the changes of relations. A relation that is absent or null in the input does not change. */
export async function planRelations(context: PlanContext, plan: WritePlan, input: MutationInput): Promise<void> {
  for (const [name, field] of Object.entries(plan.entity.fields)) {
    if (field.kind === 'belongsTo') await requireRecordOfColumn(context, plan, field, input);
    const given = input[name];
    if (!isInput(given)) continue;
    const path = `${plan.path}.${name}`;
    switch (field.kind) {
      case 'belongsTo':
        await planBelongsTo(context, plan, name, field, given, path);
        break;
      case 'hasOne':
        await planHasOne(context, plan, name, field, given, path);
        break;
      case 'hasMany':
        await planHasMany(context, plan, name, field, given, path);
        break;
      case 'manyToMany':
        await planManyToMany(context, plan, name, field, given, path);
        break;
      case 'path':
      case 'computed':
      case 'localized':
      case 'folded':
      case 'tied':
      case 'any':
        break;
    }
  }
}

/** Adds a problem if an id that the input sets as a plain column has no visible record. */
async function requireRecordOfColumn(
  context: PlanContext,
  plan: WritePlan,
  field: Kind<'belongsTo'>,
  input: MutationInput,
): Promise<void> {
  const id = field.column === 'id' ? undefined : input[field.column];
  if (typeof id === 'string') await requireRecords(context, field, [id], `${plan.path}.${field.column}`);
}

type Kind<K extends EntityField['kind']> = Extract<EntityField, { kind: K }>;

function isInput(value: unknown): value is MutationInput {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}

function inputs(value: unknown): MutationInput[] {
  return Array.isArray(value) ? value.filter(isInput) : [];
}

function uniqueIds(value: unknown): string[] | undefined {
  return Array.isArray(value) ? [...new Set(value.map(String))] : undefined;
}

/**
 * Plans `{ connect }` and `{ disconnect }` of a to-one relation. For an `owned` relation, whose record is written
 * together with this row, also plans `{ create }` and `{ update }`.
 */
async function planBelongsTo(
  context: PlanContext,
  plan: WritePlan,
  name: string,
  field: Kind<'belongsTo'>,
  given: MutationInput,
  path: string,
) {
  const entity = field.entity();
  if (typeof given.connect === 'string') {
    const id = given.connect;
    plan.values[field.column] = id;
    await requireRecords(context, field, [id], `${path}.connect`);
  } else if (given.disconnect === true) {
    plan.values[field.column] = null;
  }
  if (isInput(given.create)) {
    const owned = await context.planners.create(context, entity, given.create, `${path}.create`);
    plan.owned[name] = owned;
    plan.values[field.column] = owned.id;
  }
  if (isInput(given.update)) {
    const current = { id: plan.before?.[field.column] ?? null };
    const owned = await planOwnedUpdate(context, entity, given.update, `${path}.update`, current);
    if (owned) plan.owned[name] = owned;
  }
}

/** Plans `{ create }` and `{ update }` of the single related row that holds the id of the plan's row. */
async function planHasOne(
  context: PlanContext,
  plan: WritePlan,
  name: string,
  field: Kind<'hasOne'>,
  given: MutationInput,
  path: string,
) {
  const entity = field.entity();
  const link = { [field.foreign]: plan.id, ...field.fixed };
  const locked = context.batch?.ones.get(field)?.get(plan.id);
  const existing =
    plan.before && locked === undefined ? (await lockRows(context, entity, link, 'FOR NO KEY UPDATE'))[0] : locked;
  const addChild = (child: WritePlan | undefined) => {
    if (!child) return;
    plan.children.push(child);
    plan.ones[name] = child;
  };
  if (isInput(given.create)) {
    if (existing) context.problems.add(`${path}.create`, { code: 'unique' });
    else addChild(await context.planners.create(context, entity, given.create, `${path}.create`, link));
  }
  if (isInput(given.update)) {
    // A missing row is created. But if the input contains an id, the row with that id does not exist, which is a
    // problem.
    const absent = !existing && !isId(given.update.id);
    addChild(
      absent
        ? await context.planners.create(context, entity, given.update, `${path}.update`, link)
        : await planOwnedUpdate(context, entity, given.update, `${path}.update`, { id: existing?.id }),
    );
  }
}

/** Plans changes of the related row with the id in `own`. Any other id in the input is a problem. */
async function planOwnedUpdate(
  context: PlanContext,
  entity: Entity,
  input: MutationInput,
  path: string,
  own: RowValues,
): Promise<WritePlan | undefined> {
  if (isId(input.id) && input.id !== own.id) {
    context.problems.add(`${path}.id`, { code: 'not_found' });
    return undefined;
  }
  return context.planners.update(context, entity, { ...input, id: own.id }, path);
}

/** Plans `{ create: [...], update: [...], delete: [ids] }` of the related rows that hold the id of the plan's row. */
async function planHasMany(
  context: PlanContext,
  plan: WritePlan,
  relation: string,
  field: Kind<'hasMany'>,
  given: MutationInput,
  path: string,
) {
  const entity = field.entity();
  const link = { [field.foreign]: plan.id, ...field.fixed };
  for (const [index, input] of inputs(given.create).entries()) {
    plan.children.push(await context.planners.create(context, entity, input, `${path}.create.${index}`, link));
  }
  for (const [index, input] of inputs(given.update).entries()) {
    if (typeof input.id !== 'string') {
      context.problems.add(`${path}.update.${index}.id`, { code: 'required' });
      continue;
    }
    const child = await context.planners.update(context, entity, input, `${path}.update.${index}`, link);
    if (child) plan.children.push(child);
  }
  const rows: RowValues[] = [];
  for (const [index, id] of (uniqueIds(given.delete) ?? []).entries()) {
    const [own] = await lockRows(context, entity, { ...link, id }, 'FOR UPDATE');
    if (own) rows.push(own);
    else context.problems.add(`${path}.delete.${index}`, { code: 'not_found' });
  }
  if (rows.length > 0) plan.removed.push({ relation, entity, rows });
}

/** Plans `{ connect: [ids] }`, `{ sync: [ids] }` and `{ disconnect: [ids] }` of a many-to-many relation. */
async function planManyToMany(
  context: PlanContext,
  plan: WritePlan,
  relation: string,
  field: Kind<'manyToMany'>,
  given: MutationInput,
  path: string,
) {
  const connect = uniqueIds(given.connect) ?? [];
  const sync = uniqueIds(given.sync);
  const disconnect = uniqueIds(given.disconnect) ?? [];
  await requireRecords(context, field, connect, `${path}.connect`);
  await requireRecords(context, field, sync ?? [], `${path}.sync`);
  await requireRecords(context, field, disconnect, `${path}.disconnect`);
  if (sync) plan.pairs.push({ relation, field, add: sync, remove: 'others' });
  plan.pairs.push({ relation, field, add: connect, remove: disconnect });
}

/**
 * Finds at once which of the related records exist that the inputs of a batch name, so that the plans do not read them one
 * by one.
 */
export async function findRelatedRecords(
  context: PlanContext,
  entity: Entity,
  given: readonly MutationInput[],
): Promise<void> {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'belongsTo' && field.kind !== 'manyToMany') continue;
    const ids = given.flatMap((input) => namedIds(field, input[name], input));
    if (ids.length > 0) await findRecords(context, field, ids);
  }
}

function namedIds(field: Kind<'belongsTo' | 'manyToMany'>, value: unknown, input: MutationInput): string[] {
  const relation = isInput(value) ? value : {};
  if (field.kind === 'manyToMany')
    return [relation.connect, relation.sync, relation.disconnect].flatMap((ids) => uniqueIds(ids) ?? []);
  return [relation.connect, field.column === 'id' ? undefined : input[field.column]].filter(isId);
}

/** Adds the ids that belong to visible records to those that are known to exist, and returns all of these. */
async function findRecords(
  context: PlanContext,
  field: Kind<'belongsTo' | 'manyToMany'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = context.existing.get(field) ?? new Set<string>();
  context.existing.set(field, known);
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length > 0) for (const id of await findExistingIds(context, field.entity(), unknown)) known.add(id);
  return known;
}

async function requireRecords(
  context: PlanContext,
  field: Kind<'belongsTo' | 'manyToMany'>,
  ids: readonly string[],
  path: string,
): Promise<void> {
  const known = await findRecords(context, field, ids);
  for (const id of ids) {
    if (!known.has(id)) context.problems.add(path, { code: 'not_found', payload: { id } });
  }
}
