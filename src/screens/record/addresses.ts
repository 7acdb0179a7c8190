import type { ResourceDefinition } from '../../../resources/definition';

/** Where a record is shown. */
export const showPath = ({ path, single }: ResourceDefinition, id: string) =>
  single ? path : `${path}/${encodeURIComponent(id)}`;
/** Where a record is edited. */
export const editPath = (definition: ResourceDefinition, id: string) => `${showPath(definition, id)}/edit`;
/** Where a record is created. */
export const createPath = ({ path }: ResourceDefinition) => `${path}/create`;

/** How each list was left, and which of its records was opened last, for the way back. */
const left = new Map<string, { query: string; id?: string }>();

/** Notes how a list looks, for whoever comes back to it. */
export function noteList({ name }: ResourceDefinition, query: string): void {
  left.set(name, { ...left.get(name), query });
}

/** Notes which record of a list is opened. */
export function noteOpened({ name }: ResourceDefinition, id: string): void {
  left.set(name, { query: '', ...left.get(name), id });
}

/** The list as it was left: filters, page and all. */
export function listPath({ name, path }: ResourceDefinition): string {
  return `${path}${left.get(name)?.query ?? ''}`;
}

/** State of a link that leads back to a list: the focus goes to the record that was opened last. */
export const returning = { state: { returning: true } };

/** The record that was opened last: its row takes the focus when one comes back. */
export function lastOpened({ name }: ResourceDefinition): string | undefined {
  return left.get(name)?.id;
}

/** Forgets it: one comes back once. */
export function forgetOpened({ name }: ResourceDefinition): void {
  left.set(name, { query: left.get(name)?.query ?? '' });
}
