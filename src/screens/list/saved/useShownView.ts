import { useEffect, useRef } from 'react';
import type { ResourceDefinition } from '../../../../resources/definition';
import { showNotification } from '../../../../providers/notification';
import { useAddress } from '../../../routing/address';
import type { Words } from '../../words';
import { queryOrDefaultView, readLastView, storeDefaultView } from '../lastView';
import { formatListUrl, isSavedViewLink } from '../listUrl';
import { defaultListState, type ListState } from '../state';
import { usePresetContext } from '../usePresetContext';
import type { ChangeListState } from '../useListState';
import { isViewChanged, type SavedView, stateOfView, viewQueryOf } from './savedView';
import type { SavedViews } from './useSavedViews';

interface Options extends Pick<SavedViews, 'views' | 'defaultId' | 'isFetching'> {
  definition: ResourceDefinition;
  state: ListState;
  change: ChangeListState;
  /** Texts of saved views. */
  words: Words;
  /** Called with the view that the list's address names, once the list has its state or there is no such view. */
  onResolve: (id: string) => void;
}

/** The saved view that a list shows. */
interface ShownView {
  view: SavedView | undefined;
  /** Whether the list's state differs from that of the view. */
  isChanged: boolean;
  /** Shows a view with its stored state. */
  show: (view: SavedView) => void;
}

/**
 * Keeps a list with the view that its address names. A link to a view opens it with its stored state, a list without a
 * state opens with the user's default view, and a list that shows a view unchanged follows its changes. A view that is
 * not visible is named no longer, and the list keeps its state.
 */
export function useShownView({
  definition,
  state,
  change,
  words,
  views,
  defaultId,
  isFetching,
  onResolve,
}: Options): ShownView {
  const { search } = useAddress().location;
  const context = usePresetContext();
  const { userId } = context;
  const { saved } = state;
  const view = views?.find(({ id }) => id === saved);
  const isChanged = view !== undefined && isViewChanged(state, view, definition, context);

  const replaceState = (next: Partial<ListState>) => change(next, { replace: true });
  const replaceByView = (next: SavedView) => replaceState(stateOfView(next, definition, context));

  /** The state that the shown view had before; for the default view, as this browser last knew it. */
  const previousQuery = useRef<string>(undefined);
  /** Whether current views have been seen. Those that are being fetched again may lack the default one. */
  const isLoaded = useRef(false);
  const update = () => {
    if (!views) return;
    const storedDefault = queryOrDefaultView('', definition, userId);
    const isFirst = !isLoaded.current;
    isLoaded.current ||= !isFetching;
    const defaultView = views.find(({ id }) => id === defaultId);
    const defaultQuery = defaultView && formatListUrl(stateOfView(defaultView, definition, context), definition);
    if (storedDefault !== (defaultQuery ?? '')) storeDefaultView(definition, userId, defaultQuery ?? null);

    const currentQuery = viewQueryOf(state, definition);
    if (view) {
      const isLink = isSavedViewLink(search);
      const isOutdated =
        currentQuery === previousQuery.current || (isFirst && formatListUrl(state, definition) === storedDefault);
      previousQuery.current = viewQueryOf(stateOfView(view, definition, context), definition);
      if (isChanged && (isLink || isOutdated)) replaceByView(view);
      if (isLink) onResolve(view.id);
      return;
    }
    previousQuery.current = undefined;
    if (saved !== null && saved !== 'all') {
      showNotification('info', words.of('missing'));
      onResolve(saved);
      replaceState({ saved: null });
      return;
    }
    const unusedState = defaultListState(definition, { ...context, view: readLastView(definition) });
    const isUntouched = saved === null && currentQuery === viewQueryOf(unusedState, definition);
    if (isFirst && storedDefault === '' && defaultView && isUntouched) replaceByView(defaultView);
  };
  const latestUpdate = useRef(update);
  useEffect(() => {
    latestUpdate.current = update;
  });
  // Other changes of the list's state must not lead back to a view.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => latestUpdate.current(), [views, defaultId, isFetching, saved]);

  return { view, isChanged, show: (next) => change(stateOfView(next, definition, context)) };
}
