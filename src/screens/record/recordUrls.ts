import type { ResourceDefinition } from '../../../resources/definition';
import { formatComparisonQuery } from '../compare/comparisonQuery';

/** Returns the path of a record's view. */
export const recordPagePath = ({ path, single }: ResourceDefinition, id: string) =>
  single ? path : `${path}/${encodeURIComponent(id)}`;
/** Returns the path of a record's form. */
export const editFormPath = (definition: ResourceDefinition, id: string) => `${recordPagePath(definition, id)}/edit`;
/** Returns the path of the form for a new record. */
export const createFormPath = ({ path }: ResourceDefinition) => `${path}/create`;

/** Returns the path of the form for a new record that starts as a copy of a record. */
export const copyFormPath = (definition: ResourceDefinition, id: string) =>
  `${createFormPath(definition)}?${new URLSearchParams({ copy: id }).toString()}`;

/** Returns the path of the page that compares records. */
export const comparisonPath = ({ path }: ResourceDefinition, ids: readonly string[]) =>
  `${path}/compare${formatComparisonQuery({ ids, onlyDifferences: false })}`;

/** The last query string of each list and the id of the record last opened from it, by resource name. */
const listVisits = new Map<string, { query: string; id?: string }>();

/** Stores the query string of a list's URL, for links back to the list. */
export function storeListQuery({ name }: ResourceDefinition, query: string): void {
  listVisits.set(name, { ...listVisits.get(name), query });
}

/** Stores the id of the record that was opened from a list. */
export function storeOpenedRecord({ name }: ResourceDefinition, id: string): void {
  listVisits.set(name, { query: '', ...listVisits.get(name), id });
}

/** Returns the path of a list with its last query string, which contains its filters and page. */
export function listPath({ name, path }: ResourceDefinition): string {
  return `${path}${listVisits.get(name)?.query ?? ''}`;
}

/** Returns the id of the record that was last opened from a list; undefined when there is none. */
export function lastOpenedRecord({ name }: ResourceDefinition): string | undefined {
  return listVisits.get(name)?.id;
}

/** Clears the record that was last opened from a list, so that the list focuses it only once. */
export function clearOpenedRecord({ name }: ResourceDefinition): void {
  listVisits.set(name, { query: listVisits.get(name)?.query ?? '' });
}
