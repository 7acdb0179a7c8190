import type { DocumentName, ResourceAction, MutationName } from './action';
import type { IdTable } from './contract.generated';
import type { FilterCondition, Field, QueryName, FieldCondition } from './fields';
import type { ListViews } from './list-views';
import type { Consequence, NotifiedPeople, RecordLock, ReferencingList } from './operation-checks';
import type { RelatedField, RelatedList } from './related';

export type { ResourceAction, MutationName } from './action';

/** The type of the record that a relation `V` leads to: of a single relation, or of an element of a list. */
type RelatedType<V> = NonNullable<V> extends readonly (infer Element)[] ? Element : NonNullable<V>;

/**
 * Dotted paths into a record of the contract, three levels deep: `license`, `profile.phone`,
 * `company.legal_address.city`. A path through a list means the list's first record: the contract has some single
 * relations as a list.
 */
type RecordPath<T, Deeper extends readonly unknown[] = [1, 1]> = {
  [K in keyof T & string]: Deeper extends readonly [unknown, ...infer Rest]
    ? RelatedType<T[K]> extends object
      ? K | `${K}.${RecordPath<RelatedType<T[K]>, Rest>}`
      : K
    : K;
}[keyof T & string];

/** Names of the icons that a resource can have in the menu. */
export type MenuIconName =
  | 'absence'
  | 'activity'
  | 'company'
  | 'customer'
  | 'device'
  | 'hours'
  | 'job'
  | 'offers'
  | 'payment'
  | 'request'
  | 'role'
  | 'sales'
  | 'service'
  | 'task'
  | 'template'
  | 'user'
  | 'vehicle'
  | 'verification';

/**
 * The contract's methods that read and write a resource. The data provider (providers/data) finds their arguments and
 * types in the contract.
 */
interface ResourceApi {
  /** Query for the list. Its row may be a flattened view of the record. */
  list: QueryName;
  /** Query that reads one record, by `where id`. */
  one: QueryName;
  create?: MutationName;
  update?: MutationName;
  delete?: MutationName;
  /** Mutation that restores a deleted record. */
  restore?: MutationName;
  /** Table for which `idGenerator` creates the ids of new records; when absent, the server creates ids while saving. */
  idTable?: IdTable;
  /** The field with the time of the last change, by which conflicting changes are detected; absent if there is none. */
  modifiedAt?: string;
  /** Whether deleted records can be listed. */
  trashed?: true;
}

/** A group of fields under a heading; the heading is `sections.<name>` in the resource's texts. */
export interface FieldSection<P extends string = string> {
  name: string;
  fields: readonly P[];
  /**
   * Path of a part of the record that this section can copy. A checkbox, labelled `sameAs.<name>`, turns copying on.
   * Each field then has the value of the field with the same last name below that path.
   */
  sameAs?: P;
  /** On wide screens the section takes half of the width in the record's view, beside the next section with `half`. */
  half?: true;
}

/** A warning shown in a form once one of the fields has changed; its text is `warnings.<name>`. */
export interface ChangeWarning<P extends string = string> {
  name: string;
  fields: readonly P[];
  when?: FieldCondition<P>;
}

/**
 * Filters that the user sets with one click above a list; the label is the text `presets.<name>`. Among the values,
 * `@me` means the user's own id.
 */
export interface FilterPreset<P extends string = string> {
  name: string;
  conditions: readonly FilterCondition<P>[];
  /** Whether the preset's button shows the number of records that it matches. */
  counted?: true;
  /** Whether the list opens with these filters. */
  initial?: true;
}

/**
 * How several records are created at once: one for each value that the user pastes for the field `each`, all with the
 * same values of the fields `shared`. The texts are `createMany.open`, `.title`, `.each`, `.help`, `.count`,
 * `.invalid`, `.submit`, `.done` and `.failed`.
 */
export interface CreateMany<P extends string = string> {
  each: P;
  shared: readonly P[];
}

/** How records are imported from files. The server says which fields a file can have. */
export interface ImportableRecords {
  /**
   * Further fields whose labels name a field of the import, by its path: columns of lists under which an export has its
   * values. The label of a field that the resource does not have is the text `imports.<path>`.
   */
  aliases?: Readonly<Record<string, readonly string[]>>;
  /** Path of the page that mails about new records lead to. */
  page?: string;
}

/**
 * A page that shows what several records grant side by side. `by` is a field with a checklist; `facts` are fields that are
 * shown above it. The texts are `compare.title`, `.choose` and `.missing`.
 */
export interface Comparison<P extends string = string> {
  by: P;
  facts: readonly P[];
}

/** The definition of an entity, from which the screens are generated. It contains only data: no JSX, no functions. */
export interface ResourceDefinition {
  /**
   * Name of the entity's table. It is also Refine's resource name, the name in live events, and the name of the locale
   * file.
   */
  name: string;
  /** Path of the list in the URL; a record is at `<path>/<id>`. */
  path: string;
  /** Records have no page of their own: the list shows everything. */
  listOnly?: true;
  /** The menu has no entry for the resource; other pages link to it. */
  hiddenFromMenu?: true;
  /** A hand-written page at `path` replaces the generated screens. */
  ownPage?: true;
  /** A hand-written page replaces the generated page of a record; list and forms are generated. */
  recordPage?: true;
  /** A hand-written page replaces the generated page of a new record. */
  createPage?: true;
  /** There is only one record, shown at `path`; there is no list. */
  single?: true;
  icon: MenuIconName;
  /** Field that names a record in headings and messages. */
  title: string;
  api: ResourceApi;
  /** Every field that a screen shows or edits, by its path in the record. */
  fields: Readonly<Partial<Record<string, Field>>>;
  /**
   * Paths of the relations that are saved together with the record: a single relation as `{ create }` or `{ update }`,
   * a list as `{ create, update, delete }`. Relations of an owned record can be owned as well.
   */
  owned: readonly string[];
  list: {
    /** Fields that can be columns, in order. Those with `hidden` are shown only after the user has selected them. */
    columns: readonly { field: string; width?: number; hidden?: true }[];
    sort: { field: string; direction: 'ASC' | 'DESC' };
    /** Columns of the list query that the search box searches. */
    search: readonly string[];
    /** Paths of the fields that the user can filter the list by. */
    filters: readonly string[];
    presets: readonly FilterPreset[];
    views?: ListViews;
    /** Whether the list can be exported to a file. */
    exports?: true;
    /** Columns whose cells can be edited in the list: fields of the form. */
    edits?: readonly string[];
  };
  show: { sections: readonly FieldSection[]; related: readonly (RelatedField | RelatedList)[] };
  form: {
    sections: readonly FieldSection[];
    warnings?: readonly ChangeWarning[];
    /** Fields that a copy of a record takes over. Absent when records cannot be copied. */
    copies?: readonly string[];
  };
  actions: readonly ResourceAction[];
  /**
   * Name of the action that runs right after a record is created. The notification is the text `created` when both
   * succeed, and `createdOnly` when the record was created and the action failed.
   */
  afterCreate?: string;
  /**
   * The server can run operations on all records that match a filter, as a job. `edit` are the fields that can be set for
   * all of them at once: values, relations, and values of parts that are written with the record. `print` is a query that
   * returns the papers of several records as one PDF. Absent: the console runs operations on selected rows.
   */
  bulk?: { edit: readonly string[]; print?: DocumentName };
  /** Absent when records are created one by one. */
  createMany?: CreateMany;
  /** Absent when records cannot be imported. */
  imports?: ImportableRecords;
  /** Absent when records cannot be compared. */
  compare?: Comparison;
  locks?: readonly RecordLock[];
  usedBy?: readonly ReferencingList[];
  consequences?: readonly (Consequence | NotifiedPeople)[];
  /** Path of the field whose values are counted when an operation on several records is confirmed. */
  state?: string;
}

/** A definition in which the compiler checks every name against the contract's types. */
export interface CheckedDefinition<Entity, Row, WhereColumn extends string, OrderColumn extends string> extends Omit<
  ResourceDefinition,
  'list'
> {
  title: RecordPath<Entity>;
  fields: Partial<
    Record<
      RecordPath<Entity> | RecordPath<Row>,
      Field<RecordPath<Entity>, keyof Row & string, WhereColumn, OrderColumn>
    >
  >;
  owned: readonly RecordPath<Entity>[];
  /** The list's definition; absent for a resource with a single record. */
  list?: {
    columns: readonly { field: RecordPath<Entity> | RecordPath<Row>; width?: number; hidden?: true }[];
    sort: { field: RecordPath<Entity> | RecordPath<Row>; direction: 'ASC' | 'DESC' };
    search: readonly WhereColumn[];
    filters: readonly (RecordPath<Entity> | RecordPath<Row>)[];
    presets: readonly FilterPreset<RecordPath<Entity> | RecordPath<Row>>[];
    views?: ListViews<RecordPath<Entity> | RecordPath<Row>>;
    exports?: true;
    edits?: readonly RecordPath<Entity>[];
  };
  show: {
    sections: readonly FieldSection<RecordPath<Entity>>[];
    related: readonly (RelatedField<RecordPath<Entity>> | RelatedList)[];
  };
  form: {
    sections: readonly FieldSection<RecordPath<Entity>>[];
    warnings?: readonly ChangeWarning<RecordPath<Entity>>[];
    copies?: readonly RecordPath<Entity>[];
  };
  actions: readonly ResourceAction<RecordPath<Entity>>[];
  bulk?: { edit: readonly RecordPath<Entity>[]; print?: DocumentName };
  createMany?: CreateMany<RecordPath<Entity>>;
  compare?: Comparison<RecordPath<Entity>>;
  locks?: readonly RecordLock<RecordPath<Entity>>[];
  state?: RecordPath<Entity>;
}

/** The empty list definition of resources without a list. */
const unlisted: ResourceDefinition['list'] = {
  columns: [],
  sort: { field: 'id', direction: 'ASC' },
  search: [],
  filters: [],
  presets: [],
};

/**
 * Defines a resource, checked against the contract: a field, column or method that `schema.graphql` does not
 * have is a compile error. Called in two steps, so that the types are given and the rest is inferred:
 * `defineResource<Vehicle, VehicleView, VehiclesViewColumn, VehiclesViewOrderColumn>({ ... })`.
 *
 * @typeParam Entity type of the record that `api.one` returns
 * @typeParam Row type of a row that `api.list` returns
 */
export function defineResource<Entity, Row, WhereColumn extends string, OrderColumn extends string>(
  definition: CheckedDefinition<Entity, Row, WhereColumn, OrderColumn>,
): ResourceDefinition {
  return { list: unlisted, ...definition };
}
