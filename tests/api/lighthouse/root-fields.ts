import { type FieldNode, print, valueFromASTUntyped } from 'graphql';
import { isJsonObject } from './recording';

/** A root field in Waybill's schema that corresponds to a recorded one. */
export interface TranslatedField {
  /** GraphQL text of the field, without an alias. */
  text: string;
  /** Variables that the text uses, with their types and values. */
  variables?: readonly { name: string; type: string; value: unknown }[];
  /**
   * Converts the value of Waybill's field to the value that the recorded field would have. Absent: leaves it unchanged.
   */
  read?: (value: unknown) => unknown;
}

/**
 * A root field of a recorded operation, with the operation's variables. `index` is the position of the field in the
 * operation.
 */
export interface RecordedField {
  node: FieldNode;
  variables: Readonly<Record<string, unknown>>;
  index: number;
}

/**
 * Functions that translate root fields of the recorded Lighthouse server to Waybill's schema, by name. A field without
 * an entry has no counterpart.
 */
export const rootFieldTranslators: Readonly<Record<string, (sent: RecordedField) => TranslatedField>> = {
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
  // Waybill's mutation takes one input object, so the recorded field's separate arguments become fields of the input.
  guardedCreate: ({ node }) => ({
    text: `createRecordedVehicle(input: { ${(node.arguments ?? []).map(print).join(', ')} }) ${selection(node)}`,
  }),
  // Waybill has no field `secret`. Any field that every signed-in user may read can replace it.
  secret: () => ({ text: 'userDevices(first: 0) { paginatorInfo { perPage } }', read: () => 'ok' }),
  __type: ({ node }) => ({
    text: print({ ...node, alias: undefined }).replace(/(?<=")\w+(?=")/, (name) => types[name] ?? name),
  }),
};

/** Names of Waybill's types by the recorded server's names, for introspection queries. */
const types: Readonly<Record<string, string>> = {
  VehiclePaginator: 'RecordedVehiclePaginator',
  QueryVehiclesWhereWhereConditions: 'RecordedVehiclesWhere',
  QueryVehiclesWhereColumn: 'RecordedVehiclesColumn',
  WhereConditions: 'RecordedVehiclesWhere',
  SQLOperator: 'Operator',
};

interface ListSpelling {
  /** Text of the default argument `first` of the recorded field; undefined if that field had no default. */
  first: string | undefined;
  /** How the recorded field took names of columns: as values of an enum, or as any text. Defaults to 'enum'. */
  columns?: 'enum' | 'free';
  /** Converts Waybill's page of rows to the value of a recorded field that returned no page. */
  data?: (rows: unknown[]) => unknown;
}

function list(sent: RecordedField, { first, columns = 'enum', data }: ListSpelling): TranslatedField {
  const where = conditions(sent, columns === 'enum' ? column : (name) => name);
  const orderBy = order(sent, columns === 'enum' ? column : (name) => name);
  const asVariables = [
    { argument: 'where', name: `where${sent.index}`, type: 'RecordedVehiclesWhere', value: where },
    { argument: 'orderBy', name: `orderBy${sent.index}`, type: '[RecordedVehiclesOrder!]', value: orderBy },
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

/** Returns the text of the list field with the given arguments, without those that are undefined. */
function recordedVehicles(texts: readonly (string | undefined)[]): string {
  const args = texts.filter((text) => text !== undefined).join(', ');
  return args ? `recordedVehicles(${args})` : 'recordedVehicles';
}

/**
 * Translates a recorded field of a single record to a list of one record. If the recorded field has no id, both lack a
 * required argument, so that both servers refuse it.
 */
function single(sent: RecordedField): TranslatedField {
  const id = sent.node.arguments?.find(({ name }) => name.value === 'id');
  const byId = id && ['first: 1', `where: { column: id, value: ${print(id.value)} }`, argument(sent, 'trashed')];
  const text = `${recordedVehicles(byId ?? [])} { data ${selection(sent.node)} }`;
  return { text, read: (page) => rowsOf(page)[0] ?? null };
}

function renamed({ node }: RecordedField, name: string): TranslatedField {
  return { text: print({ ...node, alias: undefined, name: { ...node.name, value: name } }) };
}

/** Joins the recorded field's `where` and its further filter arguments into one condition of Waybill. */
function conditions(sent: RecordedField, naming: (name: string) => string): unknown {
  const where = value(sent, 'where');
  const beside = [
    ...given(sent, 'plate', (plate) => ({ column: 'plate', value: plate })),
    ...given(sent, 'plateLike', (pattern) => ({ column: 'plate', operator: 'LIKE', value: pattern })),
    ...given(sent, 'ids', (ids) => (ids === null ? {} : { column: 'id', operator: 'IN', value: ids })),
    ...given(sent, 'hasDepot', inDepot),
  ];
  const own = isJsonObject(where) ? condition(where, naming) : where;
  if (beside.length === 0) return own;
  return isJsonObject(own) ? { AND: [own, ...beside] } : { AND: beside };
}

/**
 * Returns a condition on columns of the vehicle's depot. If `depot` names no column, the condition is that the vehicle
 * has a depot.
 */
function inDepot(depot: unknown): unknown {
  if (!isJsonObject(depot)) return {};
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
        return [key, one.map((inner: unknown) => (isJsonObject(inner) ? condition(inner, naming) : inner))];
      }
      return [key, one];
    }),
  );
}

/** Translates `orderBy`: renames the recorded field `order` of a step to Waybill's `direction`. */
function order(sent: RecordedField, naming: (name: string) => string): unknown {
  const clause = (one: unknown) => {
    if (!isJsonObject(one)) return one;
    const { order: direction, column: name, ...rest } = one;
    const named = typeof name === 'string' ? { column: naming(name) } : {};
    return { ...rest, ...named, ...(direction === undefined ? {} : { direction }) };
  };
  const orderBy = value(sent, 'orderBy');
  return Array.isArray(orderBy) ? orderBy.map(clause) : clause(orderBy);
}

/**
 * Returns the name of a column in Waybill: in lowercase, because the recorded server's column enums are in capitals.
 */
function column(name: string): string {
  return /^[A-Z_]+$/.test(name) ? name.toLowerCase() : name;
}

function given(sent: RecordedField, name: string, say: (given: unknown) => unknown): unknown[] {
  const one = value(sent, name);
  return one === undefined ? [] : [say(one)];
}

function value({ node, variables }: RecordedField, name: string): unknown {
  const found = node.arguments?.find((one) => one.name.value === name);
  return found && valueFromASTUntyped(found.value, { ...variables });
}

function argument({ node }: RecordedField, name: string): string | undefined {
  const found = node.arguments?.find((one) => one.name.value === name);
  return found && print(found);
}

function selection(node: FieldNode): string {
  return node.selectionSet ? print(node.selectionSet) : '';
}

function rowsOf(page: unknown): unknown[] {
  return isJsonObject(page) && Array.isArray(page.data) ? page.data : [];
}
