import type { Action, MutationName } from './action';
import type { IdTable } from './contract.generated';
import type { Condition, Field, QueryName, When } from './fields';
import type { ListViews } from './list-views';

export type { Action, MutationName } from './action';

/** What stands below a field: the record that it is, or each record of a list. */
type Below<V> = NonNullable<V> extends readonly (infer Element)[] ? Element : NonNullable<V>;

/**
 * Dotted paths into a record of the contract, three levels deep: `license`, `profile.phone`,
 * `company.legal_address.city`. A path that goes on below a list means the list's first record: for relations that the
 * contract has as a list of one.
 */
export type Path<T, Deeper extends readonly unknown[] = [1, 1]> = {
  [K in keyof T & string]: Deeper extends readonly [unknown, ...infer Rest]
    ? Below<T[K]> extends object
      ? K | `${K}.${Path<Below<T[K]>, Rest>}`
      : K
    : K;
}[keyof T & string];

/** Pictures that the menu has for resources. */
export type IconName =
  | 'activity'
  | 'company'
  | 'customer'
  | 'device'
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

/** How a resource is read and written. Conventions of the contract give the rest (providers/data/names.ts). */
export interface ResourceApi {
  /** Query that fills the list; its row may be a flattened view of the record. */
  list: QueryName;
  /** Query that reads one record, by `where id`. */
  one: QueryName;
  create?: MutationName;
  update?: MutationName;
  delete?: MutationName;
  /** Brings a deleted record back. */
  restore?: MutationName;
  /** Table that `idGenerator` makes ids of new records for; absent: the server makes them while saving. */
  idTable?: IdTable;
  /** Whether updates send `modified_at` back and may meet a conflict. */
  modifiedAt?: true;
  /** Whether deleted records can be listed. */
  trashed?: true;
}

/** A group of fields under a heading; the heading is `sections.<name>` in the resource's words. */
export interface Section<P extends string = string> {
  name: string;
  fields: readonly P[];
  /**
   * The section can be a copy of what stands below this path, by a tick whose word is `sameAs.<name>`: each of its
   * fields then is what the field of the same last name is there.
   */
  sameAs?: P;
  /** In a record's view it takes half of the width, where there is room: beside the next one that does. */
  half?: true;
}

/** Said in a form once one of the fields is changed in a record like this; its words are `warnings.<name>`. */
export interface Warning<P extends string = string> {
  name: string;
  fields: readonly P[];
  when?: When<P>;
}

/**
 * Filters set with one click above a list; their name is `presets.<name>` in the resource's words. Among the values,
 * `@today` and `@monday` stand for those days as of the click, `@me` for the reader's own id.
 */
export interface Preset<P extends string = string> {
  name: string;
  conditions: readonly Condition<P>[];
  /** Says how many there are, among what is searched for. */
  counted?: true;
  /** The list opens on it. */
  initial?: true;
}

/** Records that hang on one and are read with it, as a table in the show view. */
export interface Related<P extends string = string> {
  /** Has-many field of the record. */
  field: P;
  /** Its columns, each with the field that shows it; headings are `related.<field>.columns.<column>`. */
  columns: Readonly<Record<string, Field>>;
}

/**
 * Records of another resource that belong to the one shown: a page of that resource's own list, in its order, with its
 * fields and words, for whoever may list them. Its words are `beside.title` and `beside.empty`, of that resource, or
 * `related.<resource>.title` and `.empty` of this one.
 */
export interface RelatedList {
  /** Name of the other resource. */
  resource: string;
  /** Column of its list query that holds this record's id. */
  by: string;
  /** Where this record has that id, when it is not its own. */
  id?: string;
  /** Further columns that must have these values. */
  where?: Readonly<Record<string, string>>;
  /** Fields of that resource to show. */
  columns: readonly string[];
}

/**
 * Something that is not offered on some records, whatever one may do elsewhere. The record's view says why:
 * `locks.<name>`.
 */
export interface Lock<P extends string = string> {
  name: string;
  /** On which records: by a value, or on the reader's own user. */
  when: When<P> | 'self';
  /** `edit`, `delete`, names of actions, paths of fields that are not in the form then. */
  not: readonly string[];
}

/**
 * Records of another list that hold this one: as long as there are any it is not deleted, and who is asked to delete
 * it is told of them instead: `usedBy.<list>` with `{{title}}`, `{{count}}` and `{{names}}`.
 */
export interface UsedBy {
  list: QueryName;
  /** Column of that list to compare with this record's id. */
  where: string;
  /** What names its records. */
  title: string;
}

/** Everything that the generated screens need to know of an entity. Data only: no JSX, no functions. */
export interface ResourceDefinition {
  /** Name of the entity's table: Refine's resource name, the live changes' name, the name of its locale file. */
  name: string;
  /** Address of its list; a record is at `<path>/<id>`. */
  path: string;
  /** Records have no view of their own: the list says all of them. */
  listOnly?: true;
  /** The menu has no entry for it; something else leads there. */
  offMenu?: true;
  /** There is a page made for it at `path`, in the place of the generated screens. */
  ownPage?: true;
  /** There is a page made for one record, in the place of the generated view; list and forms are generated. */
  recordPage?: true;
  /** There is one record only: it is at `path`, and there is no list. */
  single?: true;
  icon: IconName;
  /** Field that stands for the whole record in headings and messages. */
  title: string;
  api: ResourceApi;
  /** Every field that a screen shows or edits, by its path in the record. */
  fields: Readonly<Partial<Record<string, Field>>>;
  /**
   * Relations that are written together with the record, by their paths: one as `{ create }` and `{ update }`, a list as
   * `{ create, update, delete }`. What hangs on an owned relation may be owned in turn.
   */
  owned: readonly string[];
  list: {
    /** Fields that can be columns, in order; `hidden` ones are shown when chosen. */
    columns: readonly { field: string; width?: number; hidden?: true }[];
    sort: { field: string; direction: 'ASC' | 'DESC' };
    /** Columns of the list query that the search box looks into. */
    search: readonly string[];
    /** Fields that can be filtered by. */
    filters: readonly string[];
    presets: readonly Preset[];
    views?: ListViews;
  };
  show: { sections: readonly Section[]; related: readonly (Related | RelatedList)[] };
  form: { sections: readonly Section[]; warnings?: readonly Warning[] };
  actions: readonly Action[];
  /**
   * Name of the action that belongs to making a record: it is done to a new one at once, and `created` is said when both
   * are done; `createdOnly` when the record is there and the action failed.
   */
  afterCreate?: string;
  locks?: readonly Lock[];
  usedBy?: readonly UsedBy[];
}

/** A definition whose every name the compiler checks against the contract's types. */
export interface CheckedDefinition<Entity, Row, WhereColumn extends string, OrderColumn extends string> extends Omit<
  ResourceDefinition,
  'list'
> {
  title: Path<Entity>;
  fields: Partial<Record<Path<Entity> | Path<Row>, Field<Path<Entity>, keyof Row & string, WhereColumn, OrderColumn>>>;
  owned: readonly Path<Entity>[];
  /** Absent where there is one record only. */
  list?: {
    columns: readonly { field: Path<Entity> | Path<Row>; width?: number; hidden?: true }[];
    sort: { field: Path<Entity> | Path<Row>; direction: 'ASC' | 'DESC' };
    search: readonly WhereColumn[];
    filters: readonly (Path<Entity> | Path<Row>)[];
    presets: readonly Preset<Path<Entity> | Path<Row>>[];
    views?: ListViews<Path<Entity> | Path<Row>>;
  };
  show: { sections: readonly Section<Path<Entity>>[]; related: readonly (Related<Path<Entity>> | RelatedList)[] };
  form: { sections: readonly Section<Path<Entity>>[]; warnings?: readonly Warning<Path<Entity>>[] };
  actions: readonly Action<Path<Entity>>[];
  locks?: readonly Lock<Path<Entity>>[];
}

/** The list of what has none. */
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
 * @typeParam Entity what `api.one` reads
 * @typeParam Row what `api.list` reads
 */
export function defineResource<Entity, Row, WhereColumn extends string, OrderColumn extends string>(
  definition: CheckedDefinition<Entity, Row, WhereColumn, OrderColumn>,
): ResourceDefinition {
  return { list: unlisted, ...definition };
}
