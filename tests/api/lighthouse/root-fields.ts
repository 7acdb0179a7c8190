import { type FieldNode, print, valueFromASTUntyped } from 'graphql';
import { isRecord } from './recording';

/** A root field in our spelling. */
export interface Translation {
  /** Text of the field, without its alias. */
  text: string;
  /** Variables that the text names, with their types and values. */
  variables?: readonly { name: string; type: string; value: unknown }[];
  /** Reads the answer as the recorded server would give it. */
  read?: (value: unknown) => unknown;
}

/** A root field as it was sent, with the call's variables. `place` tells it from its neighbours. */
export interface SentField {
  node: FieldNode;
  variables: Readonly<Record<string, unknown>>;
  place: number;
}

/** How root fields of the recorded server are said in our spelling. Those that are not here have no counterpart. */
export const rootFields: Readonly<Record<string, (sent: SentField) => Translation>> = {
  vehicles: (sent) => list(sent, { first: argument(sent, 'first') ?? 'first: 10' }),
  vehiclesFree: (sent) => list(sent, { first: argument(sent, 'first') ?? 'first: 10', columns: 'free' }),
  vehiclesNoDefault: (sent) => list(sent, { first: argument(sent, 'first') }),
  vehiclesAll: (sent) => list(sent, { first: 'first: 100', data: (rows) => rows }),
  vehicle: (sent) => single(sent),
  createVehicle: (sent) => renamed(sent, 'createRecordedVehicle'),
  createVehicleNoSpread: (sent) => renamed(sent, 'createRecordedVehicle'),
  deleteVehicle: (sent) => renamed(sent, 'deleteRecordedVehicle'),
  restoreVehicle: (sent) => renamed(sent, 'restoreRecordedVehicle'),
  deleteTrip: (sent) => renamed(sent, 'deleteRecordedTrip'),
  // Plain arguments become an input.
  guardedCreate: ({ node }) => ({
    text: `createRecordedVehicle(input: { ${(node.arguments ?? []).map(print).join(', ')} }) ${selection(node)}`,
  }),
  // What everybody who is signed in may read.
  secret: () => ({ text: 'userDevices(first: 0) { paginatorInfo { perPage } }', read: () => 'ok' }),
  __type: ({ node }) => ({
    text: print({ ...node, alias: undefined }).replace(/(?<=")\w+(?=")/, (name) => types[name] ?? name),
  }),
};

/** Types that have another name in our spelling, for introspection. */
const types: Readonly<Record<string, string>> = {
  VehiclePaginator: 'RecordedVehiclePaginator',
  QueryVehiclesWhereWhereConditions: 'RecordedVehiclesWhere',
  QueryVehiclesWhereColumn: 'RecordedVehiclesColumn',
  WhereConditions: 'RecordedVehiclesWhere',
  SQLOperator: 'Operator',
};

interface ListSpelling {
  /** The argument `first`; none where the recorded field had no default either. */
  first: string | undefined;
  /** How columns were named: by an enum, or by any text. */
  columns?: 'enum' | 'free';
  /** Reads rows where the recorded field answered rows alone. */
  data?: (rows: unknown[]) => unknown;
}

function list(sent: SentField, { first, columns = 'enum', data }: ListSpelling): Translation {
  const where = conditions(sent, columns === 'enum' ? column : (name) => name);
  const orderBy = order(sent, columns === 'enum' ? column : (name) => name);
  const asVariables = [
    { argument: 'where', name: `where${sent.place}`, type: 'RecordedVehiclesWhere', value: where },
    { argument: 'orderBy', name: `orderBy${sent.place}`, type: '[RecordedVehiclesOrder!]', value: orderBy },
  ].filter((one) => one.value !== undefined);
  const head = recordedVehicles([
    first,
    argument(sent, 'page'),
    argument(sent, 'trashed'),
    argument(sent, 'hasTrips'),
    ...asVariables.map((one) => `${one.argument}: $${one.name}`),
  ]);
  if (!data) return { text: `${head} ${selection(sent.node)}`, variables: asVariables };
  return {
    text: `${head} { data ${selection(sent.node)} }`,
    variables: asVariables,
    read: (page) => data(rowsOf(page)),
  };
}

/** The list in our spelling, with the arguments that there are. */
function recordedVehicles(texts: readonly (string | undefined)[]): string {
  const args = texts.filter((text) => text !== undefined).join(', ');
  return args ? `recordedVehicles(${args})` : 'recordedVehicles';
}

/** A record by its id: a list of one. Without an id the list lacks an argument that it needs, too. */
function single(sent: SentField): Translation {
  const id = sent.node.arguments?.find(({ name }) => name.value === 'id');
  const byId = id && ['first: 1', `where: { column: id, value: ${print(id.value)} }`, argument(sent, 'trashed')];
  const text = `${recordedVehicles(byId ?? [])} { data ${selection(sent.node)} }`;
  return { text, read: (page) => rowsOf(page)[0] ?? null };
}

function renamed({ node }: SentField, name: string): Translation {
  return { text: print({ ...node, alias: undefined, name: { ...node.name, value: name } }) };
}

/** `where`, and the arguments that the recorded server had beside it, as one condition. */
function conditions(sent: SentField, naming: (name: string) => string): unknown {
  const where = value(sent, 'where');
  const beside = [
    ...given(sent, 'plate', (plate) => ({ column: 'plate', value: plate })),
    ...given(sent, 'plateLike', (pattern) => ({ column: 'plate', operator: 'LIKE', value: pattern })),
    ...given(sent, 'ids', (ids) => (ids === null ? {} : { column: 'id', operator: 'IN', value: ids })),
    ...given(sent, 'hasDepot', inDepot),
  ];
  const own = isRecord(where) ? condition(where, naming) : where;
  if (beside.length === 0) return own;
  return isRecord(own) ? { AND: [own, ...beside] } : { AND: beside };
}

/** A condition on the depot: on its columns, or that there is one. */
function inDepot(depot: unknown): unknown {
  if (!isRecord(depot)) return {};
  if (Object.keys(depot).length === 0) return { column: 'depot_id', operator: 'IS_NOT_NULL' };
  return condition(depot, (name) => `depot__${column(name)}`);
}

function condition(
  where: Readonly<Record<string, unknown>>,
  naming: (name: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(where).map(([key, one]) => {
      if (key === 'column' && typeof one === 'string') return [key, naming(one)];
      if (Array.isArray(one) && (key === 'AND' || key === 'OR')) {
        return [key, one.map((inner: unknown) => (isRecord(inner) ? condition(inner, naming) : inner))];
      }
      return [key, one];
    }),
  );
}

/** `order` is our `direction`. */
function order(sent: SentField, naming: (name: string) => string): unknown {
  const clause = (one: unknown) => {
    if (!isRecord(one)) return one;
    const { order: direction, column: name, ...rest } = one;
    const named = typeof name === 'string' ? { column: naming(name) } : {};
    return { ...rest, ...named, ...(direction === undefined ? {} : { direction }) };
  };
  const orderBy = value(sent, 'orderBy');
  return Array.isArray(orderBy) ? orderBy.map(clause) : clause(orderBy);
}

/** The recorded enums have columns in capitals; anything else was no value of theirs. */
function column(name: string): string {
  return /^[A-Z_]+$/.test(name) ? name.toLowerCase() : name;
}

function given(sent: SentField, name: string, say: (given: unknown) => unknown): unknown[] {
  const one = value(sent, name);
  return one === undefined ? [] : [say(one)];
}

function value({ node, variables }: SentField, name: string): unknown {
  const found = node.arguments?.find((one) => one.name.value === name);
  return found && valueFromASTUntyped(found.value, { ...variables });
}

function argument({ node }: SentField, name: string): string | undefined {
  const found = node.arguments?.find((one) => one.name.value === name);
  return found && print(found);
}

function selection(node: FieldNode): string {
  return node.selectionSet ? print(node.selectionSet) : '';
}

function rowsOf(page: unknown): unknown[] {
  return isRecord(page) && Array.isArray(page.data) ? page.data : [];
}
