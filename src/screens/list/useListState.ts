import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { useSession } from '../../ui/appServices';
import { storeListQuery } from '../record/addresses';
import { isAddressIncomplete, readAddress, writeAddress } from './address';
import { readLastView, storeLastView } from './lastView';
import type { ListState } from './state';

/** Changes a list's state; `replace` leaves no step for the browser's back button. */
export type ChangeList = (patch: Partial<ListState>, options?: { replace: boolean }) => void;

/** Returns the state after a change. Another set or order of rows begins at page 1; another size keeps the first row. */
export function changed(state: ListState, patch: Partial<ListState>): ListState {
  const others = ['search', 'conditions', 'trashed', 'sort'] as const;
  const firstRow = (state.page - 1) * state.size;
  const page = others.some((key) => key in patch) ? 1 : Math.floor(firstRow / (patch.size ?? state.size)) + 1;
  return { ...state, page, ...patch };
}

/**
 * Returns the list's state, read from the address, and a function that changes it by writing the address. The address
 * is the only place that keeps the state. This hook alone reads and writes it, and stores what outlives it: the last
 * view in this browser, and the address that links from a record lead back to.
 */
export function useListState(definition: ResourceDefinition): [ListState, ChangeList] {
  const location = useLocation();
  const { search } = location;
  const linkState: unknown = location.state;
  const navigate = useNavigate();
  const userId = useSession()?.user.id ?? '';

  const read = useCallback(
    (query: string) => readAddress(query, definition, { userId, view: readLastView(definition) }),
    [definition, userId],
  );
  const state = useStableParts(useMemo(() => read(search), [read, search]));

  // A change builds on the address requested last, which React may not have rendered yet.
  const requested = useRef(search);
  useEffect(() => {
    requested.current = search;
  }, [search]);

  const change = useCallback<ChangeList>(
    (patch, { replace } = { replace: false }) => {
      const next = changed(read(requested.current), patch);
      if (patch.view) storeLastView(definition, patch.view);
      const query = writeAddress(next, definition);
      requested.current = query;
      // Rendered at once: a transition would keep the old state in sight until the new one is ready.
      void navigate({ search: query }, { replace, preventScrollReset: true, flushSync: true });
    },
    [navigate, definition, read],
  );

  const query = writeAddress(state, definition);
  useEffect(() => storeListQuery(definition, query), [definition, query]);

  // The address states the initial filters and the last view too, so that a copied link shows the same list.
  const isIncomplete = isAddressIncomplete(search, state, definition);
  useEffect(() => {
    if (!isIncomplete) return;
    void navigate({ search: query }, { replace: true, preventScrollReset: true, state: linkState });
  }, [isIncomplete, query, navigate, linkState]);
  return [state, change];
}

/** Keeps the identity of parts that a new address leaves equal, so that memoized rows are not rendered again. */
function useStableParts(state: ListState): ListState {
  const conditions = useStable(state.conditions);
  const sort = useStable(state.sort);
  const columns = useStable(state.columns);
  return useMemo(() => ({ ...state, conditions, sort, columns }), [state, conditions, sort, columns]);
}

function useStable<T>(value: T): T {
  const key = JSON.stringify(value);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys stand for equal values
  return useMemo(() => value, [key]);
}
