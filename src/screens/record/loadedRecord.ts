import type { ResourceDefinition } from '../../../resources/definition';
import type { PartialRecord } from '../../../providers/data/input';
import { fieldKindOf } from '../../fields';

/** A record that was fetched from the server. */
export interface LoadedRecord {
  id: string;
  [field: string]: unknown;
}

/** Returns whether a record was fetched from the server, as opposed to a new one: it has an id. */
export function isLoadedRecord(record: Readonly<Record<string, unknown>> | undefined): record is LoadedRecord {
  return typeof record?.id === 'string';
}

/** Returns the paths to select for a screen with these fields. */
export function recordQueryPaths(definition: ResourceDefinition, paths: readonly string[]): string[] {
  const { api, title } = definition;
  const parts = [title, ...paths].flatMap((path) => {
    const field = definition.fields[path];
    const partPaths = field && fieldKindOf(field).parts?.(field);
    return partPaths ? partPaths.map((part) => `${path}.${part}`) : [path];
  });
  const always = ['id', ...(api.modifiedAt ? [api.modifiedAt] : []), ...(api.trashed ? ['deleted_at'] : [])];
  return [...new Set([...always, ...parts])];
}

/** Returns the field of a record by which an update detects that somebody has changed the record since it was read. */
export const lastChangeOf = ({ api }: ResourceDefinition, record: PartialRecord): PartialRecord =>
  api.modifiedAt === undefined ? {} : { [api.modifiedAt]: record[api.modifiedAt] };
