import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { readAddress, writeAddress } from './address';
import type { ListState } from './state';

/** Changes a list's state; `replace` leaves no step for the browser's back button. */
export type ChangeList = (patch: Partial<ListState>, options?: { replace: boolean }) => void;

/** The state after a change: what changes the rows of all pages goes to the first one, a new size keeps the first row. */
export function changed(state: ListState, patch: Partial<ListState>): ListState {
  const others = ['search', 'conditions', 'trashed', 'sort'] as const;
  const firstRow = (state.page - 1) * state.size;
  const page = others.some((key) => key in patch) ? 1 : Math.floor(firstRow / (patch.size ?? state.size)) + 1;
  return { ...state, page, ...patch };
}

/** The list's state, which its address keeps. */
export function useListState(definition: ResourceDefinition): [ListState, ChangeList] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAddress(search, definition), [search, definition]);

  // Two changes in one turn, or one that waited for its time, build on the latest state, not on the one they saw.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const change = useCallback<ChangeList>(
    (patch, { replace } = { replace: false }) => {
      latest.current = changed(latest.current, patch);
      void navigate({ search: writeAddress(latest.current, definition) }, { replace, preventScrollReset: true });
    },
    [navigate, definition],
  );
  return [state, change];
}
