import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Entity, EntityField, RowValues } from '../entity';
import type { Problems } from '../errors';
import { SqlParameters, quoteIdentifier } from '../parameters';
import { tableShapeOf } from '../table';
import { beginMutation, type MutationContext, recordHistory } from './mutations';
import { type BatchRows, type MutationInput, type PlanContext, ProblemCollector, type WritePlan } from './plan';
import { readJoinRows } from './join-rows';
import { isChange, recordChangesOf } from './record-changes';
import { findRelatedRecords } from './relations';
import { lockRowsById, lockRowsWith } from './lock-rows';
import { storePlans } from './store';

/** A record to write in a batch: with the `id` of an existing record its input is an update, otherwise a create. */
export interface BatchItem {
  input: MutationInput;
  isUpdate: boolean;
}

/** A planned item: its plan if it has no problems, and its problems by path of the input, without `input.`. */
export interface PlannedItem {
  plan: WritePlan | undefined;
  problems: Problems;
}

/** A planned item whose checks have not run yet. */
interface UncheckedItem {
  plan: WritePlan | undefined;
  /** Whether the checks are left out, as the item changes nothing. */
  isAccepted: boolean;
  problems: ProblemCollector;
  checks: BatchRows['checks'];
}

/** How a batch plans records. */
interface BatchOptions {
  /** Records that other batches will add before this one; they count towards the quota. Default: 0. */
  reserved?: number;
  /** Whether an update that changes nothing is not checked and has no problems, because it is not stored. */
  acceptsUnchanged?: boolean;
}

/** Number of plans after which other work of the process runs: some milliseconds. */
const plansPerTurn = 25;

/** Records that are planned together, by the rules of single writes. */
export class Batch {
  private readonly context: PlanContext;
  private added = 0;

  constructor(
    private readonly entity: Entity,
    mutation: Omit<MutationContext, 'selection'>,
    private readonly options: BatchOptions = {},
  ) {
    this.context = { ...beginMutation(mutation), batch: { locked: new Map(), ones: new Map(), checks: [] } };
  }

  /** Number of planned records that count towards the quota. */
  get addedToQuota(): number {
    return this.added;
  }

  /** Locks records to update, and returns them by id. */
  async lockRecords(ids: readonly string[]): Promise<Map<string, RowValues>> {
    return this.keep(this.entity, await lockRowsById(this.context, this.entity, ids, 'FOR NO KEY UPDATE'));
  }

  /** Locks the records of a to-many relation of some records, and returns them by these records' ids. */
  async lockParts(
    { entity, foreign, fixed }: Extract<EntityField, { kind: 'hasMany' }>,
    ids: readonly string[],
  ): Promise<Map<string, RowValues[]>> {
    const wanted = { column: foreign, ids, ...(fixed && { equal: fixed }) };
    const rows = this.keep(entity(), await lockRowsWith(this.context, entity(), wanted, 'FOR NO KEY UPDATE'));
    const parts = new Map(ids.map((id): [string, RowValues[]] => [id, []]));
    for (const row of rows.values()) parts.get(String(row[foreign]))?.push(row);
    return parts;
  }

  /** Returns the ids that some records have in a many-to-many relation, by these records' ids. */
  relatedIds(
    field: Extract<EntityField, { kind: 'manyToMany' }>,
    ids: readonly string[],
  ): Promise<Map<string, string[]>> {
    return readJoinRows(this.context, field, ids);
  }

  /**
   * Plans writes of records by the rules of their entity, and checks unique values against the database, and the quota.
   * Writes nothing but what rules write while they plan, such as counters. The caller compares the records of the batch
   * with each other.
   */
  async plan(items: readonly BatchItem[]): Promise<PlannedItem[]> {
    await this.lockUpdated(items);
    const inputs = items.map(({ input }) => input);
    await findRelatedRecords(this.context, this.entity, inputs);
    await this.entity.rules?.prepareBatch?.(this.context, {
      inputs,
      creates: items.filter(({ isUpdate }) => !isUpdate).length,
      locked: [...(this.context.batch?.locked.get(this.entity.table)?.values() ?? [])],
    });
    const planned: PlannedItem[] = [];
    for (const [index, item] of items.entries()) {
      planned.push(await checkOne(await this.planOne(item)));
      if (index % plansPerTurn === plansPerTurn - 1) await letOthersRun();
    }
    await this.checkUnique(planned);
    await this.checkQuota(planned);
    return planned;
  }

  /**
   * Stores plans with their history.
   * @returns the ids of the changed records; a record that an update leaves as it is is not written
   * @throws BatchUniqueError or ContractError if another transaction has meanwhile taken a unique value
   */
  async store(plans: readonly WritePlan[]): Promise<Set<string>> {
    const changed = plans.filter(isChange);
    await storePlans(this.context, changed);
    await recordHistory(changed.flatMap(recordChangesOf), this.context);
    return new Set(changed.map(({ id }) => id));
  }

  /** Locks the records to update, and the records that are written together with them, each with one statement. */
  private async lockUpdated(items: readonly BatchItem[]): Promise<void> {
    const updates = items.filter(({ isUpdate }) => isUpdate);
    if (updates.length === 0) return;
    const known = this.context.batch?.locked.get(this.entity.table);
    const unknown = updates.map(({ input }) => String(input.id)).filter((id) => !known?.has(id));
    if (unknown.length > 0) await this.lockRecords(unknown);
    const rows = this.context.batch?.locked.get(this.entity.table) ?? new Map<string, RowValues>();
    for (const [name, field] of Object.entries(this.entity.fields)) {
      if (!updates.some(({ input }) => name in input)) continue;
      if (field.kind === 'belongsTo' && field.owned) {
        const ids = [...rows.values()].map((row) => row[field.column]).filter((id) => typeof id === 'string');
        const owned = field.entity();
        this.keep(owned, await lockRowsById(this.context, owned, ids, 'FOR NO KEY UPDATE'));
      } else if (field.kind === 'hasOne') await this.lockOnes(field, [...rows.keys()]);
    }
  }

  /** Locks the rows of a to-one relation that hold the ids of records. */
  private async lockOnes(field: Extract<EntityField, { kind: 'hasOne' }>, ids: readonly string[]): Promise<void> {
    const ones = new Map(ids.map((id): [string, RowValues | null] => [id, null]));
    const wanted = { column: field.foreign, ids, ...(field.fixed && { equal: field.fixed }) };
    const rows = await lockRowsWith(this.context, field.entity(), wanted, 'FOR NO KEY UPDATE');
    for (const row of this.keep(field.entity(), rows).values()) {
      const id = String(row[field.foreign]);
      ones.set(id, ones.get(id) ?? row);
    }
    this.context.batch?.ones.set(field, ones);
  }

  /** Keeps locked rows for the planners. */
  private keep(entity: Entity, rows: Map<string, RowValues>): Map<string, RowValues> {
    const locked = this.context.batch?.locked;
    locked?.set(entity.table, new Map([...(locked.get(entity.table) ?? []), ...rows]));
    return rows;
  }

  private async planOne({ input, isUpdate }: BatchItem): Promise<UncheckedItem> {
    const problems = new ProblemCollector();
    const checks: BatchRows['checks'] = [];
    const context = {
      ...this.context,
      problems,
      ...(this.context.batch && { batch: { ...this.context.batch, checks } }),
    };
    const plan = isUpdate
      ? await context.planners.update(context, this.entity, input, 'input')
      : await context.planners.create(context, this.entity, input, 'input');
    const isAccepted = this.options.acceptsUnchanged === true && isUpdate && plan !== undefined && !isChange(plan);
    return { plan, isAccepted, problems, checks };
  }

  /** Adds a problem to each record whose unique value another record has. */
  private async checkUnique(planned: PlannedItem[]): Promise<void> {
    for (const field of uniqueFieldsOf(this.entity)) {
      const valueOf = ({ plan }: PlannedItem) => plan?.after[field];
      const wanted = planned.map(valueOf).filter((value) => typeof value === 'string');
      if (wanted.length === 0) continue;
      const owners = await this.ownersOf(field, wanted);
      for (const item of planned) {
        const value = valueOf(item);
        if (typeof value !== 'string' || item.plan?.before?.[field] === value) continue;
        const owner = owners.get(value);
        if (owner !== undefined && owner !== item.plan?.id) refuse(item, field, { code: 'unique' });
      }
    }
  }

  /** Returns the ids of the records that have unique values, by value. */
  private async ownersOf(field: string, values: readonly string[]): Promise<Map<string, string>> {
    const { name, hasTenant, softDeletes } = tableShapeOf(this.entity);
    const parameters = new SqlParameters();
    const conditions = [`${quoteIdentifier(field)} = ANY (${parameters.add(values)})`];
    if (hasTenant) conditions.push(`"tenant_id" = ${parameters.add(this.context.tenant)}`);
    if (softDeletes) conditions.push('"deleted_at" IS NULL');
    const text = `SELECT ${quoteIdentifier(field)}, "id" FROM ${quoteIdentifier(name)} WHERE ${conditions.join(' AND ')}`;
    const rows = await this.context.session.rows({ text, params: parameters.values });
    return new Map(rows.map(([value, id]) => [value ?? '', id ?? '']));
  }

  /** Adds a problem to each new record that the quota does not allow. */
  private async checkQuota(planned: PlannedItem[]): Promise<void> {
    const { quota } = this.entity;
    const added = planned.filter(({ plan }) => {
      return plan && quota?.counts(plan.after) && !(plan.before && quota.counts(plan.before));
    });
    if (!quota || added.length === 0) return;
    const found = await quota.left(this.context);
    const allowed = found ? Math.max(found.left - (this.options.reserved ?? 0), 0) : added.length;
    const payload = { limit: found?.limit ?? 0 };
    for (const item of added.slice(allowed)) refuse(item, '', { code: quota.problemCode, payload });
    this.added += Math.min(added.length, allowed);
  }
}

/** Runs the checks of a planned item, unless they are left out. */
async function checkOne({ plan, isAccepted, problems, checks }: UncheckedItem): Promise<PlannedItem> {
  if (isAccepted) return { plan, problems: {} };
  for (const check of checks) await check();
  const found = Object.entries(problems.all).map(([path, list]) => [path.replace(/^input\.?/, ''), list] as const);
  return { plan: problems.any ? undefined : plan, problems: Object.fromEntries(found) };
}

/** Returns the fields whose values no two records of a tenant share. */
export function uniqueFieldsOf(entity: Entity): string[] {
  const { columns } = tableShapeOf(entity);
  return [...new Set(Object.values(entity.unique ?? {}))].filter((field) => columns.has(field));
}

function refuse(item: PlannedItem, path: string, problem: Problems[string][number]): void {
  item.plan = undefined;
  item.problems = { ...item.problems, [path]: [...(item.problems[path] ?? []), problem] };
}
