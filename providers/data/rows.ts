import { isRecord } from '../graphqlResponse';
import { ApiError, type ProblemsByPath } from '../errors';
import type { PartialRecord } from './input';

/** A row of an owned list, with its index in the form. */
interface IndexedRow {
  row: PartialRecord;
  index: number;
}

/** The differences between two versions of an owned list. `delete` holds ids. */
interface RowChanges {
  create: readonly IndexedRow[];
  update: readonly IndexedRow[];
  delete: readonly unknown[];
}

/**
 * Returns the rows to create, update and delete to get from the previous rows to the new ones. Unchanged rows are
 * left out.
 */
export function rowChangesBetween(rows: readonly PartialRecord[], previous: readonly PartialRecord[]): RowChanges {
  const before = new Map(previous.map((row) => [row.id, row]));
  const remainingIds = new Set(rows.map(({ id }) => id));
  const indexed = rows.map((row, index) => ({ row, index }));
  return {
    create: indexed.filter(({ row: { id } }) => !before.has(id)),
    update: indexed.flatMap(({ row, index }) => {
      const previousRow = before.get(row.id);
      const changed =
        previousRow && Object.entries(row).filter(([name, value]) => !isSameValue(value, previousRow[name]));
      return changed && changed.length > 0 ? [{ row: { ...Object.fromEntries(changed), id: row.id }, index }] : [];
    }),
    delete: [...before.keys()].filter((id) => !remainingIds.has(id)),
  };
}

/** Returns whether two values are equal; records are compared by id. */
function isSameValue(a: unknown, b: unknown): boolean {
  const comparableOf = (value: unknown) =>
    JSON.stringify(isRecord(value) && 'id' in value ? value.id : (value ?? null));
  return comparableOf(a) === comparableOf(b);
}

/**
 * Replaces the row numbers in a validation error's paths by the indexes of the rows in the form. The server numbers
 * created and updated rows separately, the form has them in one list.
 */
export function withFormRowPaths(error: unknown, record: unknown, previous: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const validationEntries = Object.entries(error.validation);
  if (!validationEntries.some(([path]) => serverRowPath.test(path))) return error;
  const validation: ProblemsByPath = Object.fromEntries(
    validationEntries.map(([path, problems]) => [formRowPath(path, record, previous), problems]),
  );
  const { statusCode, code, reason, current, retryAfter, cause } = error;
  return new ApiError(error.message, { statusCode, code, reason, current, retryAfter, cause, validation });
}

const serverRowPath = /^(.+)\.(create|update)\.(\d+)(.*)$/;

function formRowPath(path: string, record: unknown, previous: unknown): string {
  const [, list = '', as, number, rest = ''] = serverRowPath.exec(path) ?? [];
  if (as !== 'create' && as !== 'update') return path;
  const indexed = rowChangesBetween(rowsAt(record, list), rowsAt(previous, list))[as][Number(number)];
  return indexed ? `${list}.${indexed.index}${rest}` : list;
}

/**
 * Returns the rows at a path of a record. Where the path leads through a list, the first record of that list is used.
 */
function rowsAt(record: unknown, path: string): PartialRecord[] {
  const found = path.split('.').reduce<unknown>((part, key) => {
    const container: unknown = Array.isArray(part) ? part[0] : part;
    return isRecord(container) ? container[key] : undefined;
  }, record);
  return Array.isArray(found) ? found.filter(isRecord) : [];
}
