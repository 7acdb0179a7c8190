import type { IdTable, Mutation } from './contract.generated';
import type { Condition, Field, QueryName, When } from './fields';

/** Dotted paths into a record of the contract, two levels deep: `license`, `profile.phone`. */
export type Path<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];

/** A mutation of the contract. */
export type MutationName = keyof Mutation & string;

/** Pictures that the menu has for resources. */
export type IconName = 'customer' | 'vehicle';

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
}

/** Filters set with one click above a list; their name is `presets.<name>` in the resource's words. */
export interface Preset<P extends string = string> {
  name: string;
  conditions: readonly Condition<P>[];
}

/** Records that hang on one and are read with it, as a table in the show view. */
export interface Related<P extends string = string> {
  /** Has-many field of the record. */
  field: P;
  /** Its columns, each with the field that shows it; headings are `related.<field>.columns.<column>`. */
  columns: Readonly<Record<string, Field>>;
}

/**
 * Something that can be done to a record beside editing it: one mutation with a fixed input.
 * Its words are `actions.<name>.title`, `.done` and, where it asks first, `.confirm`.
 */
export interface Action<P extends string = string> {
  name: string;
  method: MutationName;
  /** What the mutation's input holds beside the id. */
  input: Readonly<Record<string, string | boolean>>;
  /** Offered only while this holds. */
  when?: When<P>;
  /** Can be done to several chosen rows at once. */
  bulk?: true;
  /** Asks before it is done. */
  confirm?: true;
}

/** Everything that the generated screens need to know of an entity. Data only: no JSX, no functions. */
export interface ResourceDefinition {
  /** Name of the entity's table: Refine's resource name, the live changes' name, the name of its locale file. */
  name: string;
  /** Address of its list; a record is at `<path>/<id>`. */
  path: string;
  icon: IconName;
  /** Field that stands for the whole record in headings and messages. */
  title: string;
  api: ResourceApi;
  /** Every field that a screen shows or edits, by its path in the record. */
  fields: Readonly<Partial<Record<string, Field>>>;
  /** To-one relations that are written together with the record, as `{ create }` and `{ update }`. */
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
  };
  show: { sections: readonly Section[]; related: readonly Related[] };
  form: { sections: readonly Section[] };
  actions: readonly Action[];
}

/** A definition whose every name the compiler checks against the contract's types. */
interface Checked<Entity, Row, WhereColumn extends string, OrderColumn extends string> extends ResourceDefinition {
  title: Path<Entity>;
  fields: Partial<Record<Path<Entity> | Path<Row>, Field<Path<Entity>, keyof Row & string, WhereColumn, OrderColumn>>>;
  owned: readonly (keyof Entity & string)[];
  list: {
    columns: readonly { field: Path<Entity> | Path<Row>; width?: number; hidden?: true }[];
    sort: { field: Path<Entity> | Path<Row>; direction: 'ASC' | 'DESC' };
    search: readonly WhereColumn[];
    filters: readonly (Path<Entity> | Path<Row>)[];
    presets: readonly Preset<Path<Entity> | Path<Row>>[];
  };
  show: { sections: readonly Section<Path<Entity>>[]; related: readonly Related<keyof Entity & string>[] };
  form: { sections: readonly Section<Path<Entity>>[] };
  actions: readonly Action<Path<Entity>>[];
}

/**
 * Defines a resource, checked against the contract: a field, column or method that `schema.graphql` does not
 * have is a compile error. Called in two steps, so that the types are given and the rest is inferred:
 * `defineResource<Vehicle, VehicleView, VehiclesViewColumn, VehiclesViewOrderColumn>({ ... })`.
 *
 * @typeParam Entity what `api.one` reads
 * @typeParam Row what `api.list` reads
 */
export function defineResource<Entity, Row, WhereColumn extends string, OrderColumn extends string>(
  definition: Checked<Entity, Row, WhereColumn, OrderColumn>,
): ResourceDefinition {
  return definition;
}
