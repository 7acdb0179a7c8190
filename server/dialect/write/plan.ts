import type { Language } from '../../contract.generated';
import type { Session } from '../../database/database';
import type { Change, Diary, Entity, EntityField, PairsChange, Values } from '../entity';
import type { Problem, Problems } from '../errors';
import type { Viewer } from '../scope';

/** What one mutation works with. */
export interface Work extends Viewer {
  session: Session;
  language: Language;
  diary: Diary;
  /** Everything that is wrong with the input, by its path. Nothing is stored while there is something. */
  problems: ProblemList;
  planners: Planners;
}

/** A row that will be stored, with what is stored before and after it. */
export interface Plan {
  entity: Entity;
  /** Path of its input, for messages: `input`, `input.profile.create`. */
  path: string;
  id: string;
  /** The row as it stands; null for a new one. */
  before: Values | null;
  /** The row as it will stand. */
  after: Values;
  /** Names of the fields that the input gives. */
  given: readonly string[];
  /** Columns to store. */
  values: Record<string, unknown>;
  /** `modified_at` that the caller read; absent: not checked. */
  expected?: string;
  /** Rows that this one points to. */
  owned: Record<string, Plan>;
  /** Rows that point to this one. */
  children: Plan[];
  /** Those of them that are its only one, by relation. */
  ones: Record<string, Plan>;
  /** Rows of this one that go. */
  removed: { relation: string; entity: Entity; rows: Values[] }[];
  /** Pairs of many-to-many relations. */
  pairs: PairsPlan[];
}

/** Pairs of one many-to-many relation. */
export interface PairsPlan extends PairsChange {
  field: Extract<EntityField, { kind: 'manyToMany' }>;
  /** Once it is stored: whether any pair came or went. */
  changed?: boolean;
}

/** A plan as the business's rules see it. */
export function changeOf({ session, tenant, user, permissions, language, diary }: Work, plan: Plan): Change {
  const { before, after, pairs } = plan;
  const owned = Object.fromEntries(
    Object.entries({ ...plan.owned, ...plan.ones }).map(([name, row]) => [name, row.after]),
  );
  return { before, after, owned, pairs, session, tenant, user, permissions, language, diary };
}

/** Fields of an input, as the contract's types let them through. */
export type Input = Readonly<Record<string, unknown>>;

/** How rows are planned; relations plan the rows that they nest by these. `fixed`: columns that the owner decides. */
export interface Planners {
  create(work: Work, entity: Entity, input: Input, path: string, fixed?: Values): Promise<Plan>;
  update(work: Work, entity: Entity, input: Input, path: string, fixed?: Values): Promise<Plan | undefined>;
}

/** Collects problems by path. */
export class ProblemList {
  private readonly byPath = new Map<string, Problem[]>();
  private readonly told = new Set<string>();

  /** The same problem of the same field is told once, whoever finds it. */
  add(path: string, problem: Problem): void {
    const key = JSON.stringify([path, problem]);
    if (this.told.has(key)) return;
    this.told.add(key);
    const known = this.byPath.get(path);
    if (known) known.push(problem);
    else this.byPath.set(path, [problem]);
  }

  /** Takes problems of an entity's rules, whose fields are relative to its input. */
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
