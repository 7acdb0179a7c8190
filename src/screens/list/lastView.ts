import type { ResourceDefinition } from '../../../resources/definition';
import { readStored, store } from '../../../providers/browserStore';
import type { ViewMode } from './state';

const lastViewKey = ({ name }: ResourceDefinition) => `view.${name}`;

/**
 * Returns the view in which this browser last showed the list; null when none is stored or the list has only one view.
 */
export function readLastView(definition: ResourceDefinition): string | null {
  return definition.list.views ? readStored(lastViewKey(definition)) : null;
}

/** Stores the view of a list for the next visit. */
export function storeLastView(definition: ResourceDefinition, view: ViewMode): void {
  store(lastViewKey(definition), view);
}

const defaultViewKey = ({ name }: ResourceDefinition, userId: string) => `view.${name}.${userId}`;

/** Stores the address of the user's default view of a list, so that the list opens with it at once. */
export function storeDefaultView(definition: ResourceDefinition, userId: string, query: string | null): void {
  store(defaultViewKey(definition, userId), query);
}

/** Returns the query of a list's address, or that of the user's default view when the address has none. */
export function queryOrDefaultView(query: string, definition: ResourceDefinition, userId: string): string {
  return query === '' || query === '?' ? (readStored(defaultViewKey(definition, userId)) ?? '') : query;
}
