import type { PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Language } from '../contract.generated';
import type { Session } from '../database/database';
import type { SqlType } from './codec';
import type { Problems } from './errors';
import type { Viewer } from './scope';
import type { BatchRecords, ReadContext } from './write/cached-read';
import type { WriteReporter } from './write-reporter';

/** Builds the SQL of a value from the SQL of the fields that it needs. */
export type SqlExpression = (...needs: string[]) => string;

/** A field of an entity that is not a column of the same name. */
export type EntityField =
  /**
   * A column of a to-one relation, such as `profile.phone`, or a column of this table under another name. `unindexed`: no
   * index finds rows by it, so lists are filtered by it only among few rows.
   */
  | { kind: 'path'; path: string; unindexed?: true }
  /**
   * SQL over the fields in `needs`, given as paths. `returns`: the SQL type of the result; text when absent. `convert`
   * computes the field's value from the SQL's value, for rules that SQL cannot express. `unindexed`: as for
   * `path`.
   */
  | {
      kind: 'computed';
      needs: readonly string[];
      sql: SqlExpression;
      returns?: SqlType;
      convert?: (value: unknown) => unknown;
      unindexed?: true;
    }
  /** One column for each language, such as `title_en` of `title`; the caller's language selects one. */
  | { kind: 'localized'; column: string }
  /** A text column whose LIKE searches use `names`, a column of `fold_names`, so that `lodz` finds łódź. */
  | { kind: 'folded'; column: string; names: string }
  /**
   * This table's `column` holds the id of the other record. `owned`: the other record is written together with this
   * one. With `column: 'id'` the other entity shares this table: its fields are an object within this one.
   */
  | { kind: 'belongsTo'; entity: () => Entity; column: string; owned?: true }
  /**
   * One row of the other table holds this record's id in its `foreign` column. `fixed`: columns with constant values
   * that mark the kind of owner. `first`: several rows may match, and the oldest is used. `listed`: the field is a list
   * of at most one record in the contract.
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
   * Rows of the other table hold this record's id in their `foreign` column. `fixed`: see `hasOne`. `order`: order of
   * the list; by id when absent. `most`: maximum length of the list; `maxListLength` when absent.
   */
  | {
      kind: 'hasMany';
      entity: () => Entity;
      foreign: string;
      fixed?: Readonly<Record<string, string>>;
      order?: { column: string; direction: 'ASC' | 'DESC' };
      most?: number;
    }
  /** A join table: `from` holds this record's id, `to` the other record's id. `most`: see `hasMany`. */
  | { kind: 'manyToMany'; entity: () => Entity; through: PgTable; from: string; to: string; most?: number }
  /**
   * A read-only relation with its own join condition: `on` returns SQL over the columns of both tables. `most`: see
   * `hasMany`.
   */
  | { kind: 'tied'; entity: () => Entity; on: (own: ColumnSql, other: ColumnSql) => string; most?: number }
  /**
   * Columns of a to-many relation that lists can be filtered by, such as `roles.id`: a record matches if any of them
   * does in any related record. `answered`: the field also returns all distinct values, as a list or as one line of text.
   */
  | { kind: 'any'; relation: string; paths: readonly string[]; answered?: 'list' | 'line' };

/** Returns the SQL of a column of a row. */
export type ColumnSql = (name: string) => string;

/** Values of a row by column name. Ids and timestamps are strings. */
export type RowValues = Readonly<Record<string, unknown>>;

/** A change of a many-to-many relation, as ids of records. `others`: all related ids that are not in `add`. */
export interface JoinRowsChange {
  relation: string;
  add: readonly string[];
  remove: readonly string[] | 'others';
}

/** What an entity's rules receive for a write: the row before and after, and the user. */
export interface WriteContext extends Viewer {
  /** The current row; null for a new one. */
  before: RowValues | null;
  /** The row after the write: `before` with the input's changes. */
  after: RowValues;
  /** Names of the fields in the input. */
  given: readonly string[];
  /** By to-one relation: the related row that is written together with this one, as it will be after the write. */
  owned: Readonly<Record<string, RowValues>>;
  /** Changes of many-to-many relations, in the order in which they are applied. */
  pairs: readonly JoinRowsChange[];
  /** Language of the names in problems. */
  language: Language;
  session: Session;
  /** The mutation or batch, within which `CachedRead`s read each key once. */
  scope: object;
  writeReporter: WriteReporter;
  /** When the caller made the change, by the clock of their device; absent: at the call. */
  deviceTime?: string | undefined;
}

/** A record that was written, with its id. */
export type WrittenRecord = WriteContext & { id: string };

/** What an entity's rules receive for a delete or restore: the row and the user. */
export interface DeleteContext extends Viewer {
  id: string;
  before: RowValues;
  /** Language of the names in problems. */
  language: Language;
  session: Session;
  writeReporter: WriteReporter;
}

/** Rules for writes of an entity. Pure functions are in the area's `rules.ts`. */
export interface WriteRules {
  /**
   * Returns whether the checks of a record for a write of these fields read no other record of the entity, except for
   * unique values. Bulk actions write such records together: each is checked before any is stored. Absent: never.
   */
  areRecordsIndependent?(given: readonly string[]): boolean;
  /**
   * Reads at once, into `CachedRead`s, what the other rules would read for each record of a batch. Without it, a batch is
   * only slower.
   */
  prepareBatch?(context: ReadContext & Viewer, records: BatchRecords): Promise<void>;
  /** Locks rows that are written with the record. Runs before the record is locked, so that writes cannot deadlock. */
  lock?(record: { session: Session; tenant: string; id: string }): Promise<unknown>;
  /** Returns problems by field of the input (without `input.`); an empty object if there are none. */
  check?(context: WriteContext): Problems | Promise<Problems>;
  /** Returns the values of columns that are computed from other columns. They are stored in the same write. */
  derive?(context: WriteContext): RowValues | Promise<RowValues>;
  /** Writes further rows in the same transaction. */
  after?(context: WrittenRecord): Promise<void>;
  /** Does the same for all records of a mutation or batch, so that it reads at once what they need. Runs after `after`. */
  afterAll?(changes: readonly WrittenRecord[]): Promise<void>;
  /** Returns the problems that forbid a delete; an empty object if there are none. */
  checkDelete?(context: DeleteContext): Problems | Promise<Problems>;
  /** Deletes or changes further rows in the same transaction. */
  afterDelete?(context: DeleteContext): Promise<void>;
  /** Does the same for all records of a mutation or batch. Runs after `afterDelete`. */
  afterDeleteAll?(removals: readonly DeleteContext[]): Promise<void>;
  /** Restores further rows of the records of a mutation or batch; `before` is the restored row. */
  afterRestoreAll?(restored: readonly DeleteContext[]): Promise<void>;
}

/** The limit on the number of records of an entity, by the tenant's tariff. */
export interface RecordQuota {
  /** Returns whether a row counts. */
  counts(row: RowValues): boolean;
  /** Reserves records until the transaction ends. @throws ContractError if the quota has fewer left */
  reserve(context: { session: Session; tenant: string }, count: number): Promise<void>;
  /** Returns how many records the quota has left, with its limit; undefined without a limit. */
  left(context: { session: Session; tenant: string }): Promise<{ left: number; limit: number } | undefined>;
  /** Code of the problem of a record that the quota does not allow. */
  problemCode: string;
}

/** A change of one record, as its history records it. */
export interface RecordChange {
  entity: Entity;
  id: string;
  action: 'CREATED' | 'UPDATED' | 'DELETED' | 'RESTORED';
  /** The row before the change; null for a new one. */
  before: RowValues | null;
  /** The row after the change; for a deleted one, the row before it. */
  after: RowValues;
  /** Paths of the changed fields of the input: `license`, `profile.phone`. */
  fields: readonly string[];
  /** The values of those changed fields that are one column each. */
  values: readonly ChangedValue[];
}

/** A changed field with its values, which are ids for a relation. */
export interface ChangedValue {
  path: string;
  from: unknown;
  to: unknown;
  /** The entity that the ids belong to; absent for other values. */
  related?: Entity;
}

/** Records the history of an entity's records, in the transaction that changes them. */
export interface EntityHistory {
  /** Records all changes of one mutation to entities with this recorder. Not called without changes. */
  record: (
    changes: readonly RecordChange[],
    author: { session: Session; tenant: string; user: string; deviceTime?: string | undefined },
  ) => Promise<void>;
}

/** Names of the entity's root fields in the contract. */
export interface EntityMethods {
  list?: string;
  create?: string;
  /** Name of the update mutation, or names of several that update different fields. */
  update?: string | readonly string[];
  delete?: string;
  restore?: string;
}

/** A row-level policy: hides rows from users without a permission in every read, join, connection and write. */
export interface RowPolicy {
  /** Code of the permission that exempts from the policy; absent: it applies to every user. */
  exemptPermission?: string;
  /** Returns the SQL condition of the visible rows, over the row's columns and the user's id. */
  condition(column: ColumnSql, user: string): string;
  /**
   * Sends the id of each changed record to every user who may list records, so that lists remove a record that the change
   * has hidden. Absent: the id is sent only to users who see the record after the change.
   */
  announcesAll?: true;
}

/** The condition of a policy that hides every row. It uses the user's id: PostgreSQL rejects unused parameters. */
export const hideAllRows: RowPolicy['condition'] = (column, user) => `(false AND ${column('id')} = ${user})`;

/**
 * A type of the contract and its table.
 * `fields` describes the fields that are not columns of the same name. The table's columns decide the rest: `tenant_id`
 * limits rows to their tenant, `modified_at` makes updates check for conflicts, `deleted_at` makes deletes soft.
 */
export interface Entity {
  /** Name of the type in the contract. */
  type: string;
  /** The table, or a read-only database view, that holds the records. */
  table: PgTable | PgView;
  /** Set if the rows are the tenants themselves: a user sees only the row of their own tenant. */
  isTenant?: true;
  /** Set if the list shows the rows of all tenants. The list then runs with the system's visibility. */
  acrossTenants?: true;
  fields: Readonly<Record<string, EntityField>>;
  methods: EntityMethods;
  rules?: WriteRules;
  /** The limit on the number of records; absent: none. */
  quota?: RecordQuota;
  /**
   * The record that owns each row of this entity: its table has the row's `column` in `ownerColumn`. While the owner is
   * deleted, lists show the row only if `trashed` asks for deleted records.
   */
  deletedWith?: { owner: () => Entity; column: string; ownerColumn: string };
  /** Returns the SQL condition of the table's rows that are records of this entity; absent: all are. */
  only?: (column: ColumnSql) => string;
  rowPolicy?: RowPolicy;
  /** Columns of numbers that begin as many others do, such as TR/2026/000042. A search for one looks for its end first. */
  serialNumbers?: readonly string[];
  /** Fields and the permissions that may read them. For other users they are empty, also in filters and orders. */
  restrictedFields?: Readonly<Record<string, readonly string[]>>;
  /** Records changes of this entity's records; absent: they are recorded as changes of the parent record. */
  history?: EntityHistory;
  /** By unique index: the input field on which a violation is reported; `id` for other indexes. */
  unique?: Readonly<Record<string, string>>;
}

/** Creates a read-only entity over the same table, with further fields for a list. */
export function createViewEntity(entity: Entity, view: Pick<Entity, 'type' | 'fields'> & { list: string }): Entity {
  const viewEntity: Entity = {
    type: view.type,
    table: entity.table,
    isTenant: entity.isTenant,
    fields: { ...entity.fields, ...view.fields },
    methods: { list: view.list },
    deletedWith: entity.deletedWith,
    rowPolicy: entity.rowPolicy,
    serialNumbers: entity.serialNumbers,
    restrictedFields: entity.restrictedFields,
  };
  viewsByEntity.set(entity, [...viewEntitiesOf(entity), viewEntity]);
  return viewEntity;
}

const viewsByEntity = new WeakMap<Entity, readonly Entity[]>();

/** Returns the views of an entity. */
export function viewEntitiesOf(entity: Entity): readonly Entity[] {
  return viewsByEntity.get(entity) ?? [];
}
