import type { ResourceDefinition } from '../../resources/definition';
import type { Field } from '../../resources/fields';
import { internalError } from '../errors';
import type { ContractIndex } from './contract';

/** Selected fields in the form of gql-query-builder: names, and objects with the selection of a relation. */
export type FieldSelection = (string | { [field: string]: FieldSelection })[];

/**
 * Converts dotted paths such as `id`, `vehicle_class.title` to a selection.
 *
 * @throws ApiError with reason `internal` for a path that the type does not have, or that ends at an object
 */
export function selectionOf(contract: ContractIndex, type: string, paths: readonly string[]): FieldSelection {
  for (const path of paths) {
    if (!contract.has(type, path)) throw internalError(`Unknown field: ${type} has no ${path}`);
    if (contract.typeAt(type, path)) throw internalError(`Unknown field: what is wanted of ${path} of ${type}`);
  }
  return nested(paths);
}

function nested(paths: readonly string[]): FieldSelection {
  const below = new Map<string, string[]>();
  for (const path of paths) {
    const [name = path, ...rest] = path.split('.');
    const inner = below.get(name) ?? [];
    if (rest.length > 0) inner.push(rest.join('.'));
    below.set(name, inner);
  }
  return [...below].map(([name, inner]) => (inner.length > 0 ? { [name]: nested(inner) } : name));
}

/** Paths of the fields to select of a file (`Media`), relative to the file. */
export const filePaths = [
  'id',
  'file_name',
  'mime_type',
  'size',
  'collection_name',
  'url',
  'conversions.name',
  'conversions.url',
  'created_at',
  'device_time',
];

/** Returns the paths that a definition's list shows. */
export function listPaths(definition: ResourceDefinition, contract: ContractIndex): string[] {
  const { row } = contract.list(definition.api.list);
  const shown = definition.list.columns.flatMap(({ field: path }) => {
    const field = definition.fields[path];
    const column = field?.column ?? path;
    return fieldPaths(column, field);
  });
  const standardPaths = ['id', definition.title, definition.api.modifiedAt ?? 'id', 'deleted_at'].filter((path) =>
    contract.has(row, path),
  );
  return [...new Set([...standardPaths, ...shown])];
}

/** Returns the paths of a record that a definition shows and edits. */
export function recordPaths(definition: ResourceDefinition, contract: ContractIndex): string[] {
  const { row } = contract.list(definition.api.one);
  const fields = Object.entries(definition.fields).flatMap(([path, field]) => fieldPaths(path, field));
  const relatedFields = definition.show.related.filter((one) => 'field' in one);
  const ids = ['', ...definition.owned, ...relatedFields.map(({ field }) => field)];
  const related = relatedFields.flatMap(({ field, columns }) =>
    Object.keys(columns).map((column) => `${field}.${column}`),
  );
  const paths = [...ids.map((path) => (path === '' ? 'id' : `${path}.id`)), ...fields, ...related];
  // Some fields of a definition exist only in the rows of its list.
  return [...new Set(paths)].filter((path) => contract.has(row, path));
}

function fieldPaths(path: string, field: Field | undefined): string[] {
  switch (field?.type) {
    case 'one':
      return [`${path}.id`, `${path}.${field.title}`];
    case 'many': {
      const chosenPath = field.through ? `${path}.${field.through}` : path;
      return [`${chosenPath}.id`, `${chosenPath}.${field.title}`];
    }
    case 'rows':
      return Object.entries({ id: undefined, ...field.columns }).flatMap(([name, column]) =>
        fieldPaths(`${path}.${name}`, column),
      );
    case 'media':
      return filePaths.map((part) => `${path}.${part}`);
    default:
      return [path];
  }
}

/** Returns the fields to select of a type for which there is no definition: id and title. */
export function titlePaths(contract: ContractIndex, type: string): string[] {
  return ['id', 'title', 'name'].filter((path) => contract.has(type, path));
}
