import type { ResourceDefinition } from '../../../resources/definition';
import type { ViewMode } from './state';

const keyOf = ({ name }: ResourceDefinition) => `view.${name}`;

/**
 * Returns the view in which this browser last showed the list; null when none is stored or the list has only one view.
 */
export function readLastView(definition: ResourceDefinition): string | null {
  if (!definition.list.views || typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(keyOf(definition));
  } catch {
    // Reading local storage throws when the browser blocks it for this site.
    return null;
  }
}

/** Stores the view of a list for the next visit. */
export function storeLastView(definition: ResourceDefinition, view: ViewMode): void {
  try {
    localStorage.setItem(keyOf(definition), view);
  } catch {
    // Storage is full or blocked. The view is still in the URL.
  }
}
