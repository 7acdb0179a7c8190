import { type GetListResponse, useDataProvider } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import { useAddress } from '../../routing/address';
import { useConstantNavigate } from '../../routing/navigation';
import { useDayContext } from '../../fields/useDayContext';
import { afterSending } from '../../ui/afterSending';
import { waitAtMost } from '../../ui/waitAtMost';
import { storeListQuery } from '../record/recordUrls';
import { fetchListAhead, fetchTotalAhead, isListCached, listKeyOf } from './listRequest';
import { isListUrlIncomplete, parseListUrl, formatListUrl } from './listUrl';
import { queryOrDefaultView, readLastView, storeLastView } from './lastView';
import { listQueryOf } from './query';
import type { RowsAhead } from './rowsAhead';
import type { ListState } from './state';
import type { ListRow } from './useList';
import { usePresetContext } from './usePresetContext';

interface ChangeOptions {
  /** Replaces the browser's history entry instead of adding one. */
  replace: boolean;
  /** Waits for the rows of a table for a moment, and shows them before the page is rendered with the new state. */
  rowsFirst?: boolean;
}

/**
 * Changes a list's state. An update that depends on the state must be a function of it, because the newest state may not be
 * rendered yet.
 */
export type ChangeListState = (
  update: Partial<ListState> | ((newest: ListState) => Partial<ListState>),
  options?: ChangeOptions,
) => void;

/** Milliseconds for which a change waits for its rows. */
const rowsWaitMs = 250;

/**
 * Returns the state after a change. A change of search, filters, sort order, groups or of the mode of listing deleted
 * records (`trashed`) starts at page 1. A change of the page size keeps the first visible row visible.
 */
export function applyListStatePatch(state: ListState, patch: Partial<ListState>): ListState {
  const resettingKeys = ['search', 'match', 'conditions', 'groups', 'trashed', 'sort', 'group'] as const;
  const firstRow = (state.page - 1) * state.size;
  const page = resettingKeys.some((key) => key in patch) ? 1 : Math.floor(firstRow / (patch.size ?? state.size)) + 1;
  return { ...state, page, ...patch };
}

/**
 * Returns the list's state and a function that changes it. The state is stored only in the URL, which no other code
 * reads or writes. The hook also stores the last view in this browser, and the URL for links from a record back to the
 * list. `rowsAhead` shows the rows of a change before its state.
 */
export function useListState(definition: ResourceDefinition, rowsAhead: RowsAhead): [ListState, ChangeListState] {
  const { location } = useAddress();
  const { search } = location;
  const linkState: unknown = location.state;
  const navigate = useConstantNavigate();
  const context = usePresetContext();

  const parseUrl = useCallback(
    (query: string) =>
      parseListUrl(queryOrDefaultView(query, definition, context.userId), definition, {
        ...context,
        view: readLastView(definition),
      }),
    [definition, context],
  );
  const state = useStableParts(useMemo(() => parseUrl(search), [parseUrl, search]));

  // A change is based on the URL that was requested last, which React may not have rendered yet.
  const requested = useRef(search);
  useEffect(() => {
    requested.current = search;
  }, [search]);

  const newest = useRef<ListState>(undefined);

  const fetchAhead = useFetchAhead(definition);
  const change = useCallback<ChangeListState>(
    (update, { replace, rowsFirst = false } = { replace: false }) => {
      const before = parseUrl(requested.current);
      const patch = typeof update === 'function' ? update(before) : update;
      const next = applyListStatePatch(before, patch);
      if (patch.view) storeLastView(definition, patch.view);
      newest.current = next;
      const query = formatListUrl(next, definition);
      requested.current = query;
      const { pathname } = window.location;
      // A change that was made while this one waited includes it.
      const isOutdated = () => window.location.pathname !== pathname || newest.current !== next;
      const show = () => {
        if (isOutdated()) return;
        // `flushSync` renders the new state at once. A transition would show the old state until the new one is ready.
        void navigate({ search: query }, { replace, preventScrollReset: true, flushSync: true });
      };
      const showRowsFirst = async (fetching: Promise<readonly ListRow[]>) => {
        const rows = await waitAtMost(rowsWaitMs, fetching);
        // Without rows the page shows why there are none, instead of the grid.
        if (rows?.length && !isOutdated()) {
          await rowsAhead.show(rows);
          if (isOutdated()) rowsAhead.takeBack(rows);
        }
        show();
      };
      const fetching = fetchAhead(next);
      if (!fetching) show();
      else if (rowsFirst) void showRowsFirst(fetching);
      else afterSending(show);
    },
    [navigate, definition, parseUrl, fetchAhead, rowsAhead],
  );

  const query = formatListUrl(state, definition);
  useEffect(() => storeListQuery(definition, query), [definition, query]);

  // The URL is completed with the initial filters, the last view or the default view, so that a copied link shows the
  // same list.
  const isIncomplete = isListUrlIncomplete(search, state, definition) || (search === '' && state.saved !== null);
  useEffect(() => {
    if (!isIncomplete) return;
    void navigate({ search: query }, { replace: true, preventScrollReset: true, state: linkState });
  }, [isIncomplete, query, navigate, linkState]);
  return [state, change];
}

/**
 * Returns a function that fetches the rows and the total of a table before it is shown. It returns a promise of the rows,
 * which are none if fetching fails; or undefined if the cache has them or the list is no table.
 */
function useFetchAhead(definition: ResourceDefinition): (state: ListState) => Promise<readonly ListRow[]> | undefined {
  const queries = useQueryClient();
  const provider = useDataProvider()();
  const days = useDayContext();
  return useCallback(
    (state) => {
      const listQuery = listQueryOf(state, definition, days);
      if (isListCached(queries, definition, listQuery) || state.view !== 'table' || state.group !== null)
        return undefined;
      const source = { queries, provider };
      const fetched = fetchListAhead(source, definition, listQuery);
      fetchTotalAhead(source, definition, listQuery);
      const cached = () => queries.getQueryData<GetListResponse<ListRow>>(listKeyOf(definition, listQuery));
      return fetched.then(() => cached()?.data ?? []);
    },
    [queries, provider, definition, days],
  );
}

/** Returns the state with the previous objects for unchanged parts, so that memoized rows are not rendered again. */
function useStableParts(state: ListState): ListState {
  const conditions = useStable(state.conditions);
  const groups = useStable(state.groups);
  const sort = useStable(state.sort);
  const columns = useStable(state.columns);
  const pinned = useStable(state.pinned);
  const widths = useStable(state.widths);
  return useMemo(
    () => ({ ...state, conditions, groups, sort, columns, pinned, widths }),
    [state, conditions, groups, sort, columns, pinned, widths],
  );
}

function useStable<T>(value: T): T {
  const key = JSON.stringify(value);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys stand for equal values
  return useMemo(() => value, [key]);
}
