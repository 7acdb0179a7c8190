import type { ResourceDefinition } from '../../../resources/definition';
import type { ViewMode } from './state';

const keyOf = ({ name }: ResourceDefinition) => `view.${name}`;

/** The way in which a list was looked at last in this browser. */
export function rememberedView(definition: ResourceDefinition): string | null {
  if (!definition.list.views || typeof localStorage === 'undefined') return null;
  try {
    return localStorage.getItem(keyOf(definition));
  } catch {
    // The browser keeps nothing for this page.
    return null;
  }
}

/** Keeps the way in which a list is looked at, for the next time. */
export function rememberView(definition: ResourceDefinition, view: ViewMode): void {
  try {
    localStorage.setItem(keyOf(definition), view);
  } catch {
    // It is in the address all the same.
  }
}
