import { isRecord } from '../answer';
import { ApiError, type Validation } from '../errors';
import type { PartialRecord } from './input';

/** A row, and its place among those that were given. */
interface Placed {
  row: PartialRecord;
  index: number;
}

/** What has become of a list of owned records. */
interface RowChanges {
  create: readonly Placed[];
  update: readonly Placed[];
  delete: readonly unknown[];
}

/** What is to be done to come from one list of rows to another. Rows that are as they were are in none of it. */
export function rowChanges(rows: readonly PartialRecord[], previous: readonly PartialRecord[]): RowChanges {
  const before = new Map(previous.map((row) => [row.id, row]));
  const kept = new Set(rows.map(({ id }) => id));
  const placed = rows.map((row, index) => ({ row, index }));
  return {
    create: placed.filter(({ row: { id } }) => !before.has(id)),
    update: placed.flatMap(({ row, index }) => {
      const was = before.get(row.id);
      const changed = was && Object.entries(row).filter(([name, value]) => !same(value, was[name]));
      return changed && changed.length > 0 ? [{ row: { ...Object.fromEntries(changed), id: row.id }, index }] : [];
    }),
    delete: [...before.keys()].filter((id) => !kept.has(id)),
  };
}

/** Whether two values are the same; records are by their ids. */
function same(a: unknown, b: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(isRecord(value) && 'id' in value ? value.id : (value ?? null));
  return plain(a) === plain(b);
}

/** What a failed call says of rows, told at the places that they were given at: the server counts the new by themselves. */
export function atGivenRows(error: unknown, record: unknown, previous: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const told = Object.entries(error.validation);
  if (!told.some(([path]) => sent.test(path))) return error;
  const validation: Validation = Object.fromEntries(
    told.map(([path, problems]) => [givenPath(path, record, previous), problems]),
  );
  const { statusCode, code, reason, current, retryAfter, cause } = error;
  return new ApiError(error.message, { statusCode, code, reason, current, retryAfter, cause, validation });
}

const sent = /^(.+)\.(create|update)\.(\d+)(.*)$/;

function givenPath(path: string, record: unknown, previous: unknown): string {
  const [, list = '', as, number, rest = ''] = sent.exec(path) ?? [];
  if (as !== 'create' && as !== 'update') return path;
  const placed = rowChanges(rowsAt(record, list), rowsAt(previous, list))[as][Number(number)];
  return placed ? `${list}.${placed.index}${rest}` : list;
}

/** The rows at a path of a record; a list on the way stands for its first record. */
function rowsAt(record: unknown, path: string): PartialRecord[] {
  const found = path.split('.').reduce<unknown>((part, key) => {
    const held: unknown = Array.isArray(part) ? part[0] : part;
    return isRecord(held) ? held[key] : undefined;
  }, record);
  return Array.isArray(found) ? found.filter(isRecord) : [];
}
