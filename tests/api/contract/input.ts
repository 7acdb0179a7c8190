import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { parsedContract, type ContractMethod } from './contract';

/**
 * A place in a method's arguments that takes an id: its path, and the contract type of the record that the id names
 * (undefined if unknown).
 */
export interface IdPosition {
  path: readonly string[];
  record: string | undefined;
}

type Value = string | number | boolean | File | Value[] | { [field: string]: Value };
/** Values of the arguments of a method, by the name of the argument. */
export type MethodArguments = Record<string, Value>;

let serial = Date.now() % 1_000_000;

/**
 * Functions, by the name of an input field, that return a valid text for the field. Texts of unique columns differ at
 * each call.
 */
const texts: Readonly<Record<string, () => string>> = {
  // The field of a column of an import of vehicles.
  field: () => 'license',
  license: () => `QA ${(serial += 1)}`,
  phone: () => '+48 22 123 45 67',
  email: () => `qa.${(serial += 1)}@example.com`,
  country: () => 'PL',
  phone_number: () => '+48 22 123 45 67',
  collection: () => 'papers',
  currency: () => 'EUR',
  time_zone: () => 'Europe/Warsaw',
  origin: () => 'http://localhost:5173',
  // The state of a saved view is the query of a list's address.
  state: () => '?',
  auth_url: () => 'http://localhost:4000/auth/restorePassword',
};

/** Values of boolean input fields, by field name. `status: false` turns the second factor off, which needs no code. */
const switches: Readonly<Record<string, boolean>> = { status: false };

/** Values of enums of which the first value does not fit, such as a status to which a new record may change. */
const enumValues: Readonly<Record<string, string>> = {
  // An absence of a vehicle.
  AbsenceKind: 'WORKSHOP',
  ServiceTransportationStatus: 'NEW',
  LogistTaskStatus: 'COMPLETED',
  RouteTaskStatus: 'IN_PROGRESS',
};

/** A PNG of a single pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a new picture file that every collection of pictures accepts. */
export const createPictureFile = () => new File([pixel], 'photo.png', { type: 'image/png' });

/**
 * Fields of inputs of new records that the contract marks as optional, but that business rules require: the name of a
 * company, a user's roles, and the vehicle of an absence.
 */
const wanted = new Set(['company_name', 'roles', 'CreateAbsenceInput.vehicle']);

/**
 * Input types of relations. Where a field of these types is required, the smallest input connects an existing record.
 */
const connecting = new Set(['ConnectInput', 'RolesRelation']);

/** Path segments that are operations on a relation, so that they name no field of the record. */
const writes = new Set(['input', 'connect', 'sync', 'disconnect', 'create', 'update', 'delete']);

function leaf(type: GraphQLInputType, name: string): Value {
  const named = getNamedType(type);
  if (isEnumType(named)) return enumValues[named.name] ?? named.getValues()[0]?.name ?? '';
  switch (named.name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return switches[name] ?? true;
    case 'String':
    case 'Mixed':
      return texts[name]?.() ?? `Waybill ${(serial += 1)}`;
    case 'DateTime':
      // An inbox entry is put off to a time in the next days.
      if (name === 'until') return new Date(Date.now() + 86_400_000).toISOString();
      return name === 'ends_at' ? '2026-01-02T00:00:00Z' : '2026-01-01T00:00:00Z';
    case 'Date':
      return '2026-01-01';
    case 'Json':
      return { note: 'Waybill' };
    case 'Coordinates':
      return { latitude: 52.23, longitude: 21.01 };
    case 'Upload':
      return createPictureFile();
    default:
      throw new Error(
        `The generator knows no value of ${named.name} for ${name}: teach it one in tests/api/contract/input.ts`,
      );
  }
}

/**
 * The contract type of the record that an id names, by the name of the id's input field. For names that match no field
 * of the method's result.
 */
const records: Readonly<Record<string, string>> = {
  service_transportation_id: 'ServiceTransportation',
  user_id: 'User',
  role_id: 'Role',
  logist_id: 'User',
  tariff: 'Tariff',
  default_view_id: 'ListView',
  view_order: 'ListView',
};

/** The contract type of the record whose id a method takes, by method. Lists only methods that return another type. */
const exceptions: Readonly<Record<string, string>> = {
  uploadMedia: 'ServiceTransportation',
  createSharedLink: 'ServiceTransportation',
  deleteTask: 'LogistTask',
  deleteOtherDevices: 'Device',
  confirmPayment: 'Payment',
  disableSubscription: 'Tenant',
  resumeSubscription: 'Tenant',
};

/** The contract type of a record, by the type under which another record shows a part of it. */
const wholeTypes: Readonly<Record<string, string>> = { ListViewRole: 'Role' };

function relatedTo(record: GraphQLNamedType, name: string): GraphQLNamedType | undefined {
  const field = isObjectType(record) ? record.getFields()[name] : undefined;
  const type = field && getNamedType(field.type);
  return isObjectType(type) ? (parsedContract.getType(wholeTypes[type.name] ?? '') ?? type) : undefined;
}

/**
 * Returns the contract type of the record that the id at a path of the arguments names, or undefined if it is unknown.
 */
function recordAt(method: ContractMethod, path: readonly string[]): GraphQLObjectType | undefined {
  let record = parsedContract.getType(exceptions[method.name] ?? '') ?? getNamedType(method.field.type);
  for (const name of path) {
    if (writes.has(name) || name === 'id') continue;
    const next: GraphQLNamedType | undefined =
      relatedTo(record, name.replace(/_id$/, '')) ?? parsedContract.getType(records[name] ?? '');
    if (!next) return undefined;
    record = next;
  }
  return isObjectType(record) ? record : undefined;
}

/** Returns whether an input value is an input object rather than a scalar, a list or a file. */
export function isInputObject(value: Value | undefined): value is { [field: string]: Value } {
  return typeof value === 'object' && !Array.isArray(value) && !(value instanceof File);
}

function isWanted(type: GraphQLInputObjectType, field: string): boolean {
  const isWantedField = wanted.has(field) || wanted.has(`${type.name}.${field}`);
  return (isWantedField && type.name.startsWith('Create')) || (field === 'connect' && connecting.has(type.name));
}

/** Returns the smallest valid value of an input type: required fields only, with the ids that `idAt` returns. */
function smallest(type: GraphQLInputType, path: readonly string[], idAt: (path: readonly string[]) => string): Value {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const required = Object.values(named.getFields()).filter(
      (field) => isRequiredInputField(field) || isWanted(named, field.name),
    );
    return Object.fromEntries(required.map((field) => [field.name, smallest(field.type, [...path, field.name], idAt)]));
  }
  const value = named.name === 'ID' ? idAt(path) : leaf(type, path.at(-1) ?? '');
  return isListType(isNonNullType(type) ? type.ofType : type) ? [value] : value;
}

function* idPaths(type: GraphQLInputType, path: readonly string[]): Generator<readonly string[]> {
  const named = getNamedType(type);
  if (named.name === 'ID') yield path;
  if (!isInputObjectType(named) || path.length > 6) return;
  for (const field of Object.values(named.getFields())) yield* idPaths(field.type, [...path, field.name]);
}

/** Returns all places in a method's arguments that take an id. */
export function idPositionsOf(method: ContractMethod): IdPosition[] {
  return method.field.args
    .flatMap((argument) => Array.from(idPaths(argument.type, [argument.name])))
    .map((path) => ({ path, record: recordAt(method, path)?.name }));
}

/** Returns the smallest valid arguments of a method. `own` returns the id to use for a contract type of record. */
export function smallestArgumentsOf(
  method: ContractMethod,
  own: (record: string | undefined) => string,
): MethodArguments {
  const idAt = (path: readonly string[]) => own(recordAt(method, path)?.name);
  const required = method.field.args.filter(({ type }) => isNonNullType(type));
  return Object.fromEntries(required.map(({ name, type }) => [name, smallest(type, [name], idAt)]));
}

/** Returns the smallest valid arguments of a method that contain `id` at `position`. */
export function argumentsWithId(
  method: ContractMethod,
  position: IdPosition,
  id: string,
  own: (record: string | undefined) => string,
): MethodArguments {
  const idAt = (path: readonly string[]) => own(recordAt(method, path)?.name);
  const place = (
    type: GraphQLInputType,
    value: Value | undefined,
    path: readonly string[],
    rest: readonly string[],
  ): Value => {
    const list = isListType(isNonNullType(type) ? type.ofType : type);
    const [next, ...after] = rest;
    if (next === undefined) return list ? [id] : id;
    const named = getNamedType(type);
    const field = isInputObjectType(named) ? named.getFields()[next] : undefined;
    if (!field) throw new Error(`${named.name} has no ${next}`);
    const before = list ? undefined : value;
    const known = isInputObject(before) ? before : smallest(named, path, idAt);
    const object = isInputObject(known) ? known : {};
    const placed = { ...object, [next]: place(field.type, object[next], [...path, next], after) };
    return list ? [placed] : placed;
  };
  const [first, ...rest] = position.path;
  const argument = method.field.args.find(({ name }) => name === first);
  if (!first || !argument) throw new Error(`${method.name} takes no ${first}`);
  const base = smallestArgumentsOf(method, own);
  return { ...base, [first]: place(argument.type, base[first], [first], rest) };
}
