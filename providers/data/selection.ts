import type { ResourceDefinition } from '../../resources/definition';
import type { Field } from '../../resources/fields';
import { internalError } from '../errors';
import type { Contract } from './contract';

/** What gql-query-builder takes as fields: names, and objects of names below a name. */
export type Selection = (string | { [field: string]: Selection })[];

/**
 * Dotted paths as a selection: `id`, `vehicle_class.title`.
 *
 * @throws ApiError with reason `internal` for a path that the type doesn't have, or that ends in an object
 */
export function selectionOf(contract: Contract, type: string, paths: readonly string[]): Selection {
  for (const path of paths) {
    if (!contract.has(type, path)) throw internalError(`Unknown field: ${type} has no ${path}`);
    if (contract.typeAt(type, path)) throw internalError(`Unknown field: what is wanted of ${path} of ${type}`);
  }
  return nested(paths);
}

function nested(paths: readonly string[]): Selection {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const [name = path, ...rest] = path.split('.');
    const inner = below.get(name) ?? [];
    if (rest.length > 0) inner.push(rest.join('.'));
    below.set(name, inner);
  }
  return [...below].map(([name, inner]) => (inner.length > 0 ? { [name]: nested(inner) } : name));
}

/** What is wanted of a file. */
export const fileParts = [
  'id',
  'file_name',
  'mime_type',
  'size',
  'collection_name',
  'url',
  'conversions.name',
  'conversions.url',
];

/** What a definition's list shows, as paths into a row of its list query. */
export function listPaths(definition: ResourceDefinition, contract: Contract): string[] {
  const { row } = contract.list(definition.api.list);
  const shown = definition.list.columns.flatMap(({ field: path }) => {
    const field = definition.fields[path];
    const column = field?.column ?? path;
    return fieldPaths(column, field);
  });
  const always = ['id', definition.title, 'modified_at', 'deleted_at'].filter((path) => contract.has(row, path));
  return [...new Set([...always, ...shown])];
}

/** What a definition shows and edits of a record, as paths into it. */
export function recordPaths(definition: ResourceDefinition, contract: Contract): string[] {
  const { row } = contract.list(definition.api.one);
  const fields = Object.entries(definition.fields).flatMap(([path, field]) => fieldPaths(path, field));
  const hanging = definition.show.related.filter((one) => 'field' in one);
  const ids = ['', ...definition.owned, ...hanging.map(({ field }) => field)];
  const related = hanging.flatMap(({ field, columns }) => Object.keys(columns).map((column) => `${field}.${column}`));
  const paths = [...ids.map((path) => (path === '' ? 'id' : `${path}.id`)), ...fields, ...related];
  // A definition also has fields that only the row of its list knows.
  return [...new Set(paths)].filter((path) => contract.has(row, path));
}

function fieldPaths(path: string, field: Field | undefined): string[] {
  switch (field?.type) {
    case 'one':
      return [`${path}.id`, `${path}.${field.title}`];
    case 'many': {
      const chosen = field.through ? `${path}.${field.through}` : path;
      return [`${chosen}.id`, `${chosen}.${field.title}`];
    }
    case 'rows':
      return Object.entries({ id: undefined, ...field.columns }).flatMap(([name, column]) =>
        fieldPaths(`${path}.${name}`, column),
      );
    case 'media':
      return fileParts.map((part) => `${path}.${part}`);
    default:
      return [path];
  }
}

/** What names a record that no definition describes. */
export function namePaths(contract: Contract, type: string): string[] {
  return ['id', 'title', 'name'].filter((path) => contract.has(type, path));
}
