import { internalError } from '../errors';

/** Names of a contract, generated from schema.graphql by `scripts/contract/names.mjs`. */
export interface ContractNames {
  lists: Readonly<Record<string, ListQueryNames>>;
  /** Queries that return a record, a value or a short list. */
  records: Readonly<Record<string, RecordQueryNames>>;
  mutations: Readonly<Record<string, MutationNames>>;
  /**
   * Fields of each type, separated by spaces. An object field is followed by its type: `id vehicle_class:VehicleClass`.
   */
  types: Readonly<Record<string, string>>;
}

/** A list query of the contract, as it is generated. */
interface ListQueryNames {
  /** Type of a row. */
  row: string;
  /**
   * Columns that `where` accepts, separated by spaces. A column whose value in a query is not the one that the dialect
   * makes of its name is followed by the value: `createdAt:CREATED_AT`.
   */
  where: string;
  /** Columns that `orderBy` accepts, as in `where`. */
  orderBy: string;
  /** Whether the list can show deleted records. */
  trashed: boolean;
  /** Type of `where`, if it is not the one that the dialect names after the list. */
  whereType?: string;
  /** Type of an element of `orderBy`, if it is not the one that the dialect names after the list. */
  orderType?: string;
}

/** A query of the contract that returns one record, a value or a short list. */
interface RecordQueryNames {
  /** Type of the query's result. */
  returns: string;
  /** Types of its arguments, as in the contract: `[RouteLegInput!]!`. */
  takes?: Readonly<Record<string, string>>;
}

/** A mutation of the contract. */
export interface MutationNames {
  /** Name of the mutation's only argument; for other numbers of arguments, their types by name: `{ id: 'ID!' }`. */
  takes: string | Readonly<Record<string, string>>;
  /** Type of the argument, unless it is `ID` or the input named after the mutation. */
  of?: string;
  /** Type of the mutation's result. */
  returns: string;
}

/** Columns by name. The value is that of the column in a query; undefined if the dialect makes it of the name. */
type Columns = ReadonlyMap<string, string | undefined>;

/** A list query of the contract. */
export interface ListNames extends Omit<ListQueryNames, 'where' | 'orderBy'> {
  name: string;
  where: Columns;
  orderBy: Columns;
}

/** Looks up names of the contract. Unknown names throw an internal error before anything is sent. */
export interface ContractIndex {
  /**
   * Returns the list query of this name.
   * @throws ApiError with reason `internal` for an unknown name
   */
  list(name: string): ListNames;
  /**
   * Returns the query of this name that returns no page.
   * @throws ApiError with reason `internal` for an unknown name
   */
  record(name: string): RecordQueryNames;
  /**
   * Returns the mutation of this name.
   * @throws ApiError with reason `internal` for an unknown name
   */
  mutation(name: string): MutationNames;
  /** Returns whether a type has a field at a dotted path. */
  has(type: string, path: string): boolean;
  /** Returns the object type at a dotted path; undefined for a scalar. An empty path is the type itself. */
  typeAt(type: string, path: string): string | undefined;
  /** Returns the name of a type's first field, for calls that must select a field but do not use the result. */
  firstOf(type: string): string;
}

/** Indexes the names of a contract for lookups. */
export function createContractIndex(names: ContractNames): ContractIndex {
  const fieldsOf = memoized((type: string) => {
    const fields = (names.types[type] ?? '').split(' ').map((field) => field.split(':'));
    return new Map(fields.map(([name = '', target]) => [name, target]));
  });
  const listOf = memoized((name: string): ListNames => {
    const list = names.lists[name];
    if (!list) throw internalError(`Unknown entity: ${name}`);
    return { ...list, name, where: columnsIn(list.where), orderBy: columnsIn(list.orderBy) };
  });

  /**
   * Follows a dotted path from a type: whether the path exists, and the object type at its end (undefined for a
   * scalar).
   */
  const follow = (type: string, path: string): { found: boolean; type: string | undefined } => {
    let currentType: string | undefined = type in names.types ? type : undefined;
    for (const segment of path === '' ? [] : path.split('.')) {
      const fields: ReadonlyMap<string, string | undefined> | undefined =
        currentType === undefined ? undefined : fieldsOf(currentType);
      if (!fields?.has(segment)) return { found: false, type: undefined };
      currentType = fields.get(segment);
    }
    return { found: true, type: currentType };
  };

  return {
    list: listOf,
    record(name) {
      const record = names.records[name];
      if (!record) throw internalError(`Unknown method: ${name}`);
      return record;
    },
    mutation(name) {
      const mutation = names.mutations[name];
      if (!mutation) throw internalError(`Unknown method: ${name}`);
      return mutation;
    },
    has: (type, path) => follow(type, path).found,
    typeAt: (type, path) => follow(type, path).type,
    firstOf: (type) => [...fieldsOf(type).keys()][0] ?? '',
  };
}

function columnsIn(text: string): Columns {
  const columns = text.split(' ').map((column) => column.split(':'));
  return new Map(columns.map(([name = '', value]) => [name, value]));
}

function memoized<T>(create: (name: string) => T): (name: string) => T {
  const cache = new Map<string, T>();
  return (name) => {
    const value = cache.get(name) ?? create(name);
    cache.set(name, value);
    return value;
  };
}
