import type { ResourceDefinition } from '../../resources/definition';
import type { Field } from '../../resources/fields';
import { isRecord } from '../answer';
import { internalError, truncatedError } from '../errors';
import { isTruncated, truncatedKey } from '../truncated';
import { rowChanges } from './rows';

/** A record, or a part of one, in the record's own nested shape. */
export type PartialRecord = Readonly<Record<string, unknown>>;

/** Whether a record is made or changed. */
export type Writing = 'create' | 'update';

/**
 * What a mutation takes for a partial record:
 * - a field of type `one`: `{ connect: id }`, or `{ disconnect: true }` for null;
 * - an owned relation: `{ create }` or `{ update }`; an owned list: `{ create, update, delete }` by what has changed;
 * - any other list of records: `{ sync: ids }`, unless the server gave a part of it only;
 * - everything else as it is.
 *
 * @param previous the record as it was read: gives the ids of owned records, and tells which of a list are gone and
 *   whether a list was read as a whole
 * @throws ApiError with reason `truncated` for a list that was read in part
 */
export function inputOf(
  definition: ResourceDefinition,
  record: PartialRecord,
  writing: Writing,
  previous: PartialRecord = {},
): Record<string, unknown> {
  return written(definition, '', record, writing, previous);
}

/** Writes a record that hangs on another one. */
type Part = (record: PartialRecord, writing: Writing, previous: PartialRecord) => PartialRecord;

function written(
  definition: ResourceDefinition,
  parent: string,
  record: PartialRecord,
  writing: Writing,
  previous: PartialRecord,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (value === undefined || name === truncatedKey) continue;
    const path = parent + name;
    const part: Part = (each, as, before) => written(definition, `${path}.`, each, as, before);
    if (definition.owned.includes(path)) {
      Object.assign(input, owned(name, value, writing, previous[name], part));
    } else if (fieldAt(definition, path)?.type === 'one') {
      if (value !== null || writing === 'update') input[name] = connection(value);
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

/** The field at a path; of a row's column, the column. */
function fieldAt({ fields }: ResourceDefinition, path: string): Field | undefined {
  if (fields[path]) return fields[path];
  const rows = Object.entries(fields).find(([at, field]) => field?.type === 'rows' && path.startsWith(`${at}.`));
  return rows?.[1]?.type === 'rows' ? rows[1].columns[path.slice(rows[0].length + 1)] : undefined;
}

/** The relation of a record to one that exists by itself. */
function connection(value: unknown): unknown {
  return value === null ? { disconnect: true } : { connect: idOf(value) };
}

function owned(name: string, value: unknown, writing: Writing, previous: unknown, part: Part): PartialRecord {
  if (Array.isArray(value)) {
    const before = writing === 'create' ? [] : previous;
    if (!Array.isArray(before)) throw internalError(`What has changed in ${name} cannot be told without meta.previous`);
    const list = ownedList(value.filter(isRecord), before.filter(isRecord), part);
    return Object.keys(list).length > 0 ? { [name]: list } : {};
  }
  // To clear an owned record is to clear its fields: there is no taking it away.
  if (!isRecord(value)) return {};
  // Some relations are a list of one.
  const held: unknown = Array.isArray(previous) ? previous[0] : previous;
  const before = isRecord(held) ? held : {};
  // Read, and there was none: it is made.
  const as = held === null ? 'create' : writing;
  const id = as === 'update' && before.id !== undefined ? { id: before.id } : {};
  return { [name]: { [as]: { ...id, ...part(value, as, before) } } };
}

function ownedList(rows: readonly PartialRecord[], previous: readonly PartialRecord[], part: Part): PartialRecord {
  const changes = rowChanges(rows, previous);
  const before = new Map(previous.map((row) => [row.id, row]));
  const input = {
    create: changes.create.map(({ row }) => part(filled(row), 'create', {})),
    update: changes.update.map(({ row }) => part(row, 'update', before.get(row.id) ?? {})),
    delete: changes.delete,
  };
  return Object.fromEntries(Object.entries(input).filter(([, list]) => list.length > 0));
}

/** Without what is empty: a new record has nothing to clear. */
const filled = (row: PartialRecord): PartialRecord =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** The id of a record given by itself or as the record. */
function idOf(value: unknown): unknown {
  return isRecord(value) ? value.id : value;
}
