import type { ListView, ListViewPreference } from '../../../../resources/contract.generated';
import type { ResourceDefinition } from '../../../../resources/definition';
import { formatListUrl, parseListUrl } from '../listUrl';
import type { PresetContext } from '../presets';
import type { ListState } from '../state';

/** A saved view as the menu shows it. */
export type SavedView = Pick<
  ListView,
  'id' | 'user_id' | 'name' | 'state' | 'visibility' | 'roles' | 'modified_at' | 'resource'
>;

/** Paths of `SavedView` in the contract. */
export const savedViewPaths: readonly string[] = [
  'id',
  'user_id',
  'resource',
  'name',
  'state',
  'visibility',
  'roles.id',
  'roles.name',
  'modified_at',
];

/** What the user chose for the views of a list. */
export type ViewPreference = Pick<ListViewPreference, 'default_view_id' | 'view_order'>;

/**
 * Returns what a view stores of a list's state: the query of its address, without the page and the calendar's day, at
 * which one stands only for a moment.
 */
export function viewQueryOf(state: ListState, definition: ResourceDefinition): string {
  return formatListUrl({ ...state, saved: null, page: 1, day: null }, definition) || '?';
}

/** Returns the state in which a list shows a view. */
export function stateOfView(view: SavedView, definition: ResourceDefinition, context: PresetContext): ListState {
  return { ...parseListUrl(view.state, definition, { ...context, view: null }), saved: view.id };
}

/** Returns whether a list's state differs from that of the view. Which groups are unfolded makes no difference. */
export function isViewChanged(
  state: ListState,
  view: SavedView,
  definition: ResourceDefinition,
  context: PresetContext,
): boolean {
  const comparedQueryOf = (one: ListState) => viewQueryOf({ ...one, open: [] }, definition);
  return comparedQueryOf(state) !== comparedQueryOf(stateOfView(view, definition, context));
}

/** Returns the views in the user's order. Those that the user has not put in order come last, by name. */
export function orderViews<View extends Pick<SavedView, 'id' | 'name'>>(
  views: readonly View[],
  order: readonly string[],
  language: string,
): readonly View[] {
  const placeOf = ({ id }: View) => (order.includes(id) ? order.indexOf(id) : order.length);
  return views.toSorted((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, language));
}

/** Returns whether the user may change a view: an own one, or with the permission to share also a shared one. */
export function isViewEditable(view: SavedView, userId: string, mayShare: boolean): boolean {
  return view.user_id === userId || (mayShare && view.visibility !== 'PRIVATE');
}

/** Returns the path that opens a list with the view's state at the time of the click. */
export const savedViewPath = ({ path }: ResourceDefinition, { id }: Pick<SavedView, 'id'>): string =>
  `${path}?saved=${id}`;
