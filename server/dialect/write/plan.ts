import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { WriteContext, Entity, EntityField, JoinRowsChange, RowValues } from '../entity';
import type { Problem, Problems } from '../errors';
import type { Viewer } from '../scope';
import type { WriteReporter } from '../write-reporter';

/** The context of planning and storing one mutation. */
export interface PlanContext extends Viewer {
  session: Session;
  language: Language;
  writeReporter: WriteReporter;
  /** When the caller made the change, by the clock of their device; absent: at the call. */
  deviceTime?: string | undefined;
  /** Problems of the input, by path. If there are any, nothing is stored. */
  problems: ProblemCollector;
  planners: RowPlanners;
  /** Identifies the mutation, or the batch of records that are planned together. */
  scope: object;
  /** Ids of related records that are known to exist, by the relation that names them. */
  existing: Map<object, Set<string>>;
  /** Set for a batch of records; rows of one table are then inserted together. */
  batch?: BatchRows;
}

/** What the records of a batch share. */
export interface BatchRows {
  /** Rows that the batch has locked at once, by table and id. */
  locked: Map<Entity['table'], Map<string, RowValues>>;
  /** The locked rows of to-one relations whose rows hold the record's id, by relation and record; null for none. */
  ones: Map<EntityField, Map<string, RowValues | null>>;
  /** Checks of the record that is being planned. They run when the batch knows that the record changes. */
  checks: (() => Promise<void>)[];
}

/** A row to store, with the related rows to store before and after it. */
export interface WritePlan {
  entity: Entity;
  /** Path of the row's input, which prefixes problems: `input`, `input.profile.create`. */
  path: string;
  id: string;
  /** The current row; null for a new one. */
  before: RowValues | null;
  /** The row after the write. */
  after: RowValues;
  /** Names of the fields in the input. */
  given: readonly string[];
  /** Values to store, by column. */
  values: Record<string, unknown>;
  /** The `modified_at` that the caller read; absent: not checked. */
  expected?: string;
  /** Plans of the rows whose ids this plan's row holds (`belongsTo`), by relation. */
  owned: Record<string, WritePlan>;
  /** Plans of the rows that hold the id of this plan's row (`hasOne`, `hasMany`). */
  children: WritePlan[];
  /** The plans in `children` that belong to `hasOne` relations, by relation. */
  ones: Record<string, WritePlan>;
  /** Related rows (children) to delete, with their relation. */
  removed: { relation: string; entity: Entity; rows: RowValues[] }[];
  /** Changes of many-to-many relations. */
  pairs: JoinRowsPlan[];
}

/** The change of one many-to-many relation. */
export interface JoinRowsPlan extends JoinRowsChange {
  field: Extract<EntityField, { kind: 'manyToMany' }>;
  /** Set when the plan is stored: whether any row of the join table was inserted or deleted. */
  changed?: boolean;
}

/** Converts a plan to the context that the entity's rules receive. */
export function writeContextOf(
  { session, tenant, user, permissions, language, writeReporter, deviceTime, scope }: PlanContext,
  plan: WritePlan,
): WriteContext {
  const { before, after, given, pairs } = plan;
  const owned = Object.fromEntries(
    Object.entries({ ...plan.owned, ...plan.ones }).map(([name, row]) => [name, row.after]),
  );
  const author = { session, tenant, user, permissions, language, writeReporter, deviceTime };
  return { before, after, given, owned, pairs, scope, ...author };
}

/** Fields of an input whose types GraphQL has checked. */
export type MutationInput = Readonly<Record<string, unknown>>;

/** Functions that plan the writes of nested rows. `fixed`: columns that the parent row sets. */
export interface RowPlanners {
  create(
    context: PlanContext,
    entity: Entity,
    input: MutationInput,
    path: string,
    fixed?: RowValues,
  ): Promise<WritePlan>;
  update(
    context: PlanContext,
    entity: Entity,
    input: MutationInput,
    path: string,
    fixed?: RowValues,
  ): Promise<WritePlan | undefined>;
}

/** Collects problems by path. */
export class ProblemCollector {
  private readonly byPath = new Map<string, Problem[]>();
  private readonly added = new Set<string>();

  /** Adds a problem, unless the path already has the same problem. */
  add(path: string, problem: Problem): void {
    const key = JSON.stringify([path, problem]);
    if (this.added.has(key)) return;
    this.added.add(key);
    const known = this.byPath.get(path);
    if (known) known.push(problem);
    else this.byPath.set(path, [problem]);
  }

  /** Adds the problems that an entity's rules return. `prefix` is the path of the entity's input. */
  addAll(prefix: string, problems: Problems): void {
    for (const [field, list] of Object.entries(problems)) {
      for (const problem of list) this.add(`${prefix}.${field}`, problem);
    }
  }

  get any(): boolean {
    return this.byPath.size > 0;
  }

  get all(): Problems {
    return Object.fromEntries(this.byPath);
  }
}
