import { internalError } from '../errors';

/** Names of a contract, as `scripts/contract/names.mjs` writes them out of schema.graphql. */
export interface ContractNames {
  /** List queries: type of a row, and the columns that can be compared and ordered by. */
  lists: Readonly<Record<string, { row: string; where: string; orderBy: string; trashed: boolean }>>;
  /** Queries that answer no page. */
  records: Readonly<Record<string, RecordNames>>;
  mutations: Readonly<Record<string, MutationNames>>;
  /** Types: their fields, those that are objects with their type: `id vehicle_class:VehicleClass`. */
  types: Readonly<Record<string, string>>;
}

/** A query of the contract that answers one record, a value, or a few of them. */
export interface RecordNames {
  /** Type of the answer. */
  returns: string;
  /** Its arguments with their types as the contract writes them: `[RouteLegInput!]!`. */
  takes?: Readonly<Record<string, string>>;
}

/** A mutation of the contract. */
export interface MutationNames {
  /** Name of the argument. */
  takes: string;
  /** Type of the argument, where it is neither an id nor the input that is named after the mutation. */
  of?: string;
  /** Type of the answer. */
  returns: string;
}

/** A list query of the contract. */
export interface ListNames {
  name: string;
  row: string;
  where: ReadonlySet<string>;
  orderBy: ReadonlySet<string>;
  trashed: boolean;
}

/** What the contract has; whatever it doesn't have is an internal error, before anything is sent. */
export interface Contract {
  /** @throws ApiError with reason `internal` */
  list(name: string): ListNames;
  /** @throws ApiError with reason `internal` */
  record(name: string): RecordNames;
  /** @throws ApiError with reason `internal` */
  mutation(name: string): MutationNames;
  /** Whether a type has a field at a dotted path. */
  has(type: string, path: string): boolean;
  /** Type of the object at a dotted path; undefined for a plain value. An empty path is the type itself. */
  typeAt(type: string, path: string): string | undefined;
  /** Name of a type's first field. */
  firstOf(type: string): string;
}

/** Makes the names of a contract ready to be asked. */
export function createContract(names: ContractNames): Contract {
  const fieldsOf = remembered((type: string) => {
    const fields = (names.types[type] ?? '').split(' ').map((field) => field.split(':'));
    return new Map(fields.map(([name = '', target]) => [name, target]));
  });
  const listOf = remembered((name: string): ListNames => {
    const list = names.lists[name];
    if (!list) throw internalError(`Unknown entity: ${name}`);
    return { ...list, name, where: new Set(list.where.split(' ')), orderBy: new Set(list.orderBy.split(' ')) };
  });

  /** Walks down a path: whether it leads anywhere, and to which type. */
  const follow = (type: string, path: string): { found: boolean; type: string | undefined } => {
    let at: string | undefined = type in names.types ? type : undefined;
    for (const segment of path === '' ? [] : path.split('.')) {
      const fields: ReadonlyMap<string, string | undefined> | undefined = at === undefined ? undefined : fieldsOf(at);
      if (!fields?.has(segment)) return { found: false, type: undefined };
      at = fields.get(segment);
    }
    return { found: true, type: at };
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

function remembered<T>(make: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}
