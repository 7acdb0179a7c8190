import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Language } from '../contract.generated';
import type { Session } from '../database/database';
import type { SqlType } from './codec';
import type { Problems } from './errors';
import type { Viewer } from './scope';

/** Text of SQL for a value, over the SQL of what it needs. */
export type Expression = (...needs: string[]) => string;

/** A field that is not simply the table's column of the same name. */
export type EntityField =
  /** A column of a to-one relation, or a column under another name: `profile.phone`, `modified_at`. */
  | { kind: 'path'; path: string }
  /** SQL over other fields: `needs` are paths like the above. It answers a text where `returns` names no other type. */
  | { kind: 'computed'; needs: readonly string[]; sql: Expression; returns?: SqlType }
  /** One column for each language, such as `title_en` of `title`; the caller's is answered. */
  | { kind: 'localized'; column: string }
  /** A column whose patterns are looked for in `names`, a column of `fold_names`: LIKE finds łódź by lodz, and so on. */
  | { kind: 'folded'; column: string; names: string }
  /**
   * This table's `column` holds the id of the other record. `owned`: it is written with this one. By `column: 'id'` a
   * second entity over the same table is an object within this one.
   */
  | { kind: 'belongsTo'; entity: () => Entity; column: string; owned?: true }
  /**
   * The other table's `foreign` column holds this record's id, once. `fixed`: columns that mark the kind of owner.
   * `first`: it may hold it more than once, and the oldest of those records is meant. `listed`: the contract answers it
   * as a list, of one or none.
   */
  | {
      kind: 'hasOne';
      entity: () => Entity;
      foreign: string;
      fixed?: Readonly<Record<string, string>>;
      first?: true;
      listed?: true;
    }
  /**
   * The other table's `foreign` column holds this record's id. `order`: newest first and the like. `most`: records that
   * are read of it, where honest use has more than other nested lists are cut at.
   */
  | {
      kind: 'hasMany';
      entity: () => Entity;
      foreign: string;
      fixed?: Readonly<Record<string, string>>;
      order?: { column: string; direction: 'ASC' | 'DESC' };
      most?: number;
    }
  /** Pairs of ids in a table between: `from` holds this record's id, `to` the other's. `most` as above. */
  | { kind: 'manyToMany'; entity: () => Entity; through: PgTable; from: string; to: string; most?: number }
  /** Records that more than one key ties to this one: `on` is SQL over the columns of both. To be read only. `most` as above. */
  | { kind: 'tied'; entity: () => Entity; on: (own: ColumnSql, other: ColumnSql) => string; most?: number }
  /**
   * What any record of a to-many relation has, as `roles.id`: a column that lists are asked by. `answered`: it is a field,
   * too, of all that they have, each value once: a list, or one line.
   */
  | { kind: 'any'; relation: string; path: string; answered?: 'list' | 'line' };

/** SQL of a row's column, by its name. */
export type ColumnSql = (name: string) => string;

/** Values of a row by column name, as JavaScript has them (ids and moments as text). */
export type Values = Readonly<Record<string, unknown>>;

/** Words for the log. What was done is written once the transaction is committed, what was refused in any case. */
export interface Diary {
  done(facts: object, message: string): void;
  refused(facts: object, message: string): void;
}

/** Pairs of a many-to-many relation that an input asks for: `others` are all that `add` does not name. */
export interface PairsChange {
  relation: string;
  add: readonly string[];
  remove: readonly string[] | 'others';
}

/** What is about to be stored, and by whom. */
export interface Change extends Viewer {
  /** The row as it stands; null for a new one. */
  before: Values | null;
  /** The row as it will stand: `before` with the input's changes over it. */
  after: Values;
  /** Rows of the to-one relations that are written with it, as they will stand, by relation. */
  owned: Readonly<Record<string, Values>>;
  /** Pairs that come and go with it, in this order. */
  pairs: readonly PairsChange[];
  /** Language of the names in problems. */
  language: Language;
  session: Session;
  diary: Diary;
}

/** A record that is about to be deleted, or just was, and by whom. */
export interface Removal extends Viewer {
  id: string;
  before: Values;
  /** Language of the names in problems. */
  language: Language;
  session: Session;
  diary: Diary;
}

/** The business's word on writes of an entity; pure rules live in the area's `rules.ts`. */
export interface WriteRules {
  /** Rows to lock before the record itself, where further rows are written with it: so that no two writes wait for each other. */
  lock?(record: { session: Session; tenant: string; id: string }): Promise<unknown>;
  /** What is wrong, by field of the input (without `input.`); nothing when all is well. */
  check?(change: Change): Problems | Promise<Problems>;
  /** Columns that follow from the others; stored with them. */
  derive?(change: Change): Values | Promise<Values>;
  /** Further rows that the change brings with it, in the same transaction. */
  after?(change: Change & { id: string }): Promise<void>;
  /** What stands against a delete; nothing when the record may go. */
  checkDelete?(removal: Removal): Problems | Promise<Problems>;
  /** What goes with a deleted record, in the same transaction. */
  afterDelete?(removal: Removal): Promise<void>;
  /** What comes back with a restored record; `before` is the row as it is now. */
  afterRestore?(removal: Removal): Promise<void>;
}

/** How many records of an entity there may be. */
export interface Quota {
  /** Whether a row is one of them. */
  counts(row: Values): boolean;
  /** Takes a place for one more, before it becomes one: nobody else has it until the transaction ends. @throws ContractError */
  take(taking: { session: Session; tenant: string }): Promise<void>;
}

/** What a mutation did to one record. */
export interface Deed {
  entity: Entity;
  id: string;
  done: 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED';
  /** The row as it was; null for a new one. */
  before: Values | null;
  /** The row as it is; of a deleted one, as it was. */
  after: Values;
  /** Fields of the input that differ from what stood before, by their path: `license`, `profile.phone`. */
  fields: readonly string[];
}

/** Keeps the history of an entity's records, in the transaction that changes them. */
export interface History {
  /** Takes all that one mutation did to records with this recorder; not called when it changed nothing. */
  record: (deeds: readonly Deed[], doer: { session: Session; tenant: string; user: string }) => Promise<void>;
}

/** Root fields that the entity answers. */
export interface Methods {
  list?: string;
  create?: string;
  /** One name, or several mutations whose inputs hold different fields: a change that has a call of its own. */
  update?: string | readonly string[];
  delete?: string;
  restore?: string;
}

/** Keeps rows from callers who lack a permission. It holds wherever the rows are read, joined, connected or written. */
export interface RowScope {
  /** Code of the permission that shows every row of the tenant; absent: nobody sees the others by this entity. */
  unless?: string;
  /** SQL that holds for the rows that the others see: over the row's columns and the caller's id. */
  rows(column: ColumnSql, user: string): string;
}

/** For a scope that shows no rows. The caller stands in it because a statement must use all that is given to it. */
export const noRows: RowScope['rows'] = (column, user) => `(false AND ${column('id')} = ${user})`;

/**
 * A type of the contract and the table behind it. Fields of the type that are columns of the table need no word;
 * `fields` tells of the others. What the table has decides the rest: `tenant_id` keeps it to its tenant,
 * `modified_at` makes updates check it, `deleted_at` makes deletes soft.
 */
export interface Entity {
  /** Type of the contract. */
  type: string;
  /** Where its rows are; a view has no writes. */
  table: PgTable | PgView;
  /** Its rows are tenants themselves: whoever calls meets the row whose id is their tenant. */
  isTenant?: true;
  /** Its list shows the rows of all tenants: only for a session of the system. */
  acrossTenants?: true;
  fields: Readonly<Record<string, EntityField>>;
  methods: Methods;
  rules?: WriteRules;
  /** How many there may be; absent: as many as one likes. */
  quota?: Quota;
  /** SQL that holds for the rows of the table that are its records; absent: all are. */
  only?: (column: ColumnSql) => string;
  scope?: RowScope;
  /** Fields that are empty for whoever has none of these permissions, also where lists are asked by them. */
  covered?: Readonly<Record<string, readonly string[]>>;
  /** Who is told what was done to its records; absent: what is done to them is told as done to their owner. */
  history?: History;
  /** Unique indexes, with the input field that a violation is told on. */
  unique?: Readonly<Record<string, string>>;
}

/** A second type over the same table: a list's flattened view. Adds to the fields; has no writes. */
export function viewOf(entity: Entity, view: Pick<Entity, 'type' | 'fields'> & { list: string }): Entity {
  const made: Entity = {
    type: view.type,
    table: entity.table,
    isTenant: entity.isTenant,
    fields: { ...entity.fields, ...view.fields },
    methods: { list: view.list },
    scope: entity.scope,
    covered: entity.covered,
  };
  views.set(entity, [...viewsOf(entity), made]);
  return made;
}

const views = new WeakMap<Entity, readonly Entity[]>();

/** Returns the views that were made of an entity. */
export function viewsOf(entity: Entity): readonly Entity[] {
  return views.get(entity) ?? [];
}
