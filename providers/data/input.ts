import type { ResourceDefinition } from '../../resources/definition';
import type { Field } from '../../resources/fields';
import { isRecord } from '../graphqlResponse';
import { internalError, truncatedError } from '../errors';
import { truncatedKey } from '../markTruncated';
import { isTruncated } from '../truncated';
import { rowChangesBetween } from './rows';

/** Some or all fields of a record. Relations are nested objects. */
export type PartialRecord = Readonly<Record<string, unknown>>;

/** Whether a record is created or updated. */
type WriteMode = 'create' | 'update';

/**
 * Converts a partial record to the input of a mutation:
 * - a field of type `one`: `{ connect: id }`, or `{ disconnect: true }` for null;
 * - an owned relation: `{ create }` or `{ update }`; an owned list: the `{ create, update, delete }` of its changes;
 * - any other list of records: `{ sync: ids }`;
 * - other fields unchanged.
 *
 * @param previous the record as it was read; provides the ids of owned records, the deleted rows, and whether
 *   a list was truncated
 * @throws ApiError with reason `truncated` for a list that was truncated when it was read
 */
export function recordInputOf(
  definition: ResourceDefinition,
  record: PartialRecord,
  mode: WriteMode,
  previous: PartialRecord = {},
): Record<string, unknown> {
  return inputAt(definition, '', record, mode, previous);
}

/** Function that converts an owned record, such as a user's profile, to its part of the mutation's input. */
type ConvertPart = (record: PartialRecord, writing: WriteMode, previous: PartialRecord) => PartialRecord;

function inputAt(
  definition: ResourceDefinition,
  parent: string,
  record: PartialRecord,
  writing: WriteMode,
  previous: PartialRecord,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || name === truncatedKey) continue;
    const path = parent + name;
    const convertPart: ConvertPart = (each, mode, before) => inputAt(definition, `${path}.`, each, mode, before);
    if (definition.owned.includes(path)) {
      Object.assign(input, ownedInput(name, value, writing, previous[name], convertPart));
    } else if (fieldAt(definition, path)?.type === 'one') {
      if (value !== null || writing === 'update') input[name] = relationInput(value);
    } else if (Array.isArray(value)) {
      if (isTruncated(record, name) || isTruncated(previous, name)) throw truncatedError(path);
      if (writing === 'update' && !Array.isArray(previous[name]))
        throw internalError(`Whether all of ${path} was read is unknown without meta.previous`);
      input[name] = { sync: value.map(idOf) };
    } else {
      input[name] = value;
    }
  }
  return input;
}

/** Returns the definition of the field at a path. A path into a `rows` field returns the definition of that column. */
function fieldAt({ fields }: ResourceDefinition, path: string): Field | undefined {
  if (fields[path]) return fields[path];
  const rows = Object.entries(fields).find(([at, field]) => field?.type === 'rows' && path.startsWith(`${at}.`));
  return rows?.[1]?.type === 'rows' ? rows[1].columns[path.slice(rows[0].length + 1)] : undefined;
}

/** Returns the input for a relation to an independent record. */
function relationInput(value: unknown): unknown {
  return value === null ? { disconnect: true } : { connect: idOf(value) };
}

function ownedInput(
  name: string,
  value: unknown,
  writing: WriteMode,
  previous: unknown,
  part: ConvertPart,
): PartialRecord {
  if (Array.isArray(value)) {
    const before = writing === 'create' ? [] : previous;
    if (!Array.isArray(before)) throw internalError(`The changes of ${name} are unknown without meta.previous`);
    const list = ownedListInput(value.filter(isRecord), before.filter(isRecord), part);
    return Object.keys(list).length > 0 ? { [name]: list } : {};
  }
  // An owned record is cleared by clearing its fields; it cannot be removed.
  if (!isRecord(value)) return {};
  // The contract declares some single relations as a list.
  const previousRecord: unknown = Array.isArray(previous) ? previous[0] : previous;
  const before = isRecord(previousRecord) ? previousRecord : {};
  // The record was read and its relation is empty, so the owned record is created.
  const as = previousRecord === null ? 'create' : writing;
  const id = as === 'update' && before.id !== undefined ? { id: before.id } : {};
  return { [name]: { [as]: { ...id, ...part(value, as, before) } } };
}

function ownedListInput(
  rows: readonly PartialRecord[],
  previous: readonly PartialRecord[],
  part: ConvertPart,
): PartialRecord {
  const changes = rowChangesBetween(rows, previous);
  const before = new Map(previous.map((row) => [row.id, row]));
  const input = {
    create: changes.create.map(({ row }) => part(withoutNulls(row), 'create', {})),
    update: changes.update.map(({ row }) => part(row, 'update', before.get(row.id) ?? {})),
    delete: changes.delete,
  };
  return Object.fromEntries(Object.entries(input).filter(([, list]) => list.length > 0));
}

/** Drops empty fields: a new record has nothing to clear. */
const withoutNulls = (row: PartialRecord): PartialRecord =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Returns the id of a record that is given as an id or as an object. */
function idOf(value: unknown): unknown {
  return isRecord(value) ? value.id : value;
}
