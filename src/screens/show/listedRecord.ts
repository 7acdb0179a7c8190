import { isTruncated } from '../../../providers/truncated';
import type { ResourceDefinition } from '../../../resources/definition';
import { fieldKindOf } from '../../fields';
import { recordFromPaths, valueAt } from '../../fields/paths';
import { rowPathOf } from '../list/query';
import type { ListRow } from '../list/useList';
import type { LoadedRecord } from '../record/loadedRecord';

/** What the lists in the cache know of a record. Its page shows that until the whole record is loaded. */
export interface ListedRecord {
  record: LoadedRecord;
  /** Paths of the record's page that `record` has values for, be they empty. */
  known: ReadonlySet<string>;
}

/** Returns the values that a row of a list has for the page of its record. */
export function listedRecordOf(definition: ResourceDefinition, row: ListRow): ListedRecord {
  const { show, fields, title } = definition;
  const shown = show.sections.flatMap((section) => section.fields);
  const conditions = shown.flatMap((path) => fields[path]?.when?.field ?? []);
  const known = [...new Set([title, ...shown, ...conditions])].filter((path) => {
    const field = fields[path];
    const parts = field && fieldKindOf(field).parts?.(field);
    const rowPath = rowPathOf(definition, path);
    const paths = parts ? parts.map((part) => `${rowPath}.${part}`) : [rowPath];
    return paths.every((one) => isValueKnown(row, one)) && !isTruncated(row, rowPath);
  });
  const values = known.map((path) => [path, valueAt(row, rowPathOf(definition, path))] as const);
  return {
    record: { ...recordFromPaths(values), id: row.id, deleted_at: row.deleted_at },
    known: new Set(known),
  };
}

/** Returns whether a record has a value at a dotted path, be it empty, as opposed to a value that was not fetched. */
export function isValueKnown(record: unknown, path: string): boolean {
  let part = record;
  for (const key of path.split('.')) {
    if (Array.isArray(part)) part = part.length === 0 ? null : part[0];
    if (part === null) return true;
    if (!isObject(part) || part[key] === undefined) return false;
    part = part[key];
  }
  return true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
