import type { Entity, EntityField, Values } from '../entity';
import type { Input, Plan, Work } from './plan';
import { existing, lockRows } from './rows';

/** Plans what an input says of relations. A relation that is absent or null is left as it is. */
export async function planRelations(work: Work, plan: Plan, input: Input): Promise<void> {
  for (const [name, field] of Object.entries(plan.entity.fields)) {
    if (field.kind === 'belongsTo') await requireNamed(work, plan, field, input);
    const given = input[name];
    if (!isInput(given)) continue;
    const path = `${plan.path}.${name}`;
    switch (field.kind) {
      case 'belongsTo':
        await planBelongsTo(work, plan, name, field, given, path);
        break;
      case 'hasOne':
        await planHasOne(work, plan, name, field, given, path);
        break;
      case 'hasMany':
        await planHasMany(work, plan, name, field, given, path);
        break;
      case 'manyToMany':
        await planManyToMany(work, plan, name, field, given, path);
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

/** An id that is given as a plain column must be that of a record, like one that is connected. */
async function requireNamed(work: Work, plan: Plan, field: Kind<'belongsTo'>, input: Input): Promise<void> {
  const id = field.column === 'id' ? undefined : input[field.column];
  if (typeof id === 'string') await requireAll(work, field.entity(), [id], `${plan.path}.${field.column}`);
}

type Kind<K extends EntityField['kind']> = Extract<EntityField, { kind: K }>;

function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}

function inputs(value: unknown): Input[] {
  return Array.isArray(value) ? value.filter(isInput) : [];
}

function idsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? [...new Set(value.map(String))] : undefined;
}

/** `{ connect }`, `{ disconnect }`; for a row that is written with this one also `{ create }`, `{ update }`. */
async function planBelongsTo(
  work: Work,
  plan: Plan,
  name: string,
  field: Kind<'belongsTo'>,
  given: Input,
  path: string,
) {
  const entity = field.entity();
  if (typeof given.connect === 'string') {
    const id = given.connect;
    plan.values[field.column] = id;
    await requireAll(work, entity, [id], `${path}.connect`);
  } else if (given.disconnect === true) {
    plan.values[field.column] = null;
  }
  if (isInput(given.create)) {
    const owned = await work.planners.create(work, entity, given.create, `${path}.create`);
    plan.owned[name] = owned;
    plan.values[field.column] = owned.id;
  }
  if (isInput(given.update)) {
    const current = { id: plan.before?.[field.column] ?? null };
    const owned = await planOwn(work, entity, given.update, `${path}.update`, current);
    if (owned) plan.owned[name] = owned;
  }
}

/** `{ create }`, `{ update }` of the one row that points here. */
async function planHasOne(work: Work, plan: Plan, name: string, field: Kind<'hasOne'>, given: Input, path: string) {
  const entity = field.entity();
  const link = { [field.foreign]: plan.id, ...field.fixed };
  const [standing] = plan.before ? await lockRows(work, entity, link) : [];
  const take = (child: Plan | undefined) => {
    if (!child) return;
    plan.children.push(child);
    plan.ones[name] = child;
  };
  if (isInput(given.create)) {
    if (standing) work.problems.add(`${path}.create`, { code: 'unique' });
    else take(await work.planners.create(work, entity, given.create, `${path}.create`, link));
  }
  if (isInput(given.update)) {
    // One that is not there yet is made, unless the input names it: then it is another's, or nobody's.
    const absent = !standing && !isId(given.update.id);
    take(
      absent
        ? await work.planners.create(work, entity, given.update, `${path}.update`, link)
        : await planOwn(work, entity, given.update, `${path}.update`, { id: standing?.id }),
    );
  }
}

/** Changes of a row that is this one's only: an id that is given must be its own. */
async function planOwn(work: Work, entity: Entity, input: Input, path: string, own: Values): Promise<Plan | undefined> {
  if (isId(input.id) && input.id !== own.id) {
    work.problems.add(`${path}.id`, { code: 'not_found' });
    return undefined;
  }
  return work.planners.update(work, entity, { ...input, id: own.id }, path);
}

/** `{ create: [...], update: [...], delete: [ids] }`, of rows of this one only. */
async function planHasMany(
  work: Work,
  plan: Plan,
  relation: string,
  field: Kind<'hasMany'>,
  given: Input,
  path: string,
) {
  const entity = field.entity();
  const link = { [field.foreign]: plan.id, ...field.fixed };
  for (const [index, input] of inputs(given.create).entries()) {
    plan.children.push(await work.planners.create(work, entity, input, `${path}.create.${index}`, link));
  }
  for (const [index, input] of inputs(given.update).entries()) {
    if (typeof input.id !== 'string') {
      work.problems.add(`${path}.update.${index}.id`, { code: 'required' });
      continue;
    }
    const child = await work.planners.update(work, entity, input, `${path}.update.${index}`, link);
    if (child) plan.children.push(child);
  }
  const rows: Values[] = [];
  for (const [index, id] of (idsOf(given.delete) ?? []).entries()) {
    const [own] = await lockRows(work, entity, { ...link, id });
    if (own) rows.push(own);
    else work.problems.add(`${path}.delete.${index}`, { code: 'not_found' });
  }
  if (rows.length > 0) plan.removed.push({ relation, entity, rows });
}

/** `{ connect: [ids] }`, `{ sync: [ids] }`, `{ disconnect: [ids] }`. */
async function planManyToMany(
  work: Work,
  plan: Plan,
  relation: string,
  field: Kind<'manyToMany'>,
  given: Input,
  path: string,
) {
  const entity = field.entity();
  const connect = idsOf(given.connect) ?? [];
  const sync = idsOf(given.sync);
  const disconnect = idsOf(given.disconnect) ?? [];
  await requireAll(work, entity, connect, `${path}.connect`);
  await requireAll(work, entity, sync ?? [], `${path}.sync`);
  await requireAll(work, entity, disconnect, `${path}.disconnect`);
  if (sync) plan.pairs.push({ relation, field, add: sync, remove: 'others' });
  plan.pairs.push({ relation, field, add: connect, remove: disconnect });
}

async function requireAll(work: Work, entity: Entity, ids: readonly string[], path: string): Promise<void> {
  if (ids.length === 0) return;
  const found = await existing(work, entity, ids);
  for (const id of ids) {
    if (!found.has(id)) work.problems.add(path, { code: 'not_found', payload: { id } });
  }
}
