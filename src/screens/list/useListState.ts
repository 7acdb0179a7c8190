import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { useSession } from '../../ui/tab';
import { isSilent, readAddress, writeAddress } from './address';
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

interface Held {
  state: ListState;
  /** The address that was seen last. */
  search: string;
  /** Addresses that our own changes lead to, not arrived yet. */
  ahead: readonly string[];
}

/**
 * The list's state, which its address keeps. A change shows at once and the address follows; an address that comes
 * from elsewhere, the back button or a link, becomes the state.
 */
export function useListState(definition: ResourceDefinition): [ListState, ChangeList] {
  const location = useLocation();
  const { search } = location;
  const ofLink: unknown = location.state;
  const navigate = useNavigate();
  const me = useSession()?.user.id ?? '';
  const [held, setHeld] = useState<Held>(() => ({ search, state: readAddress(search, definition, me), ahead: [] }));
  if (held.search !== search) setHeld(arrived(held, search, definition, me));

  // Two changes in one turn, or one that waited for its time, build on the latest state, not on the one they saw.
  const { state } = held;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const change = useCallback<ChangeList>(
    (patch, { replace } = { replace: false }) => {
      const next = changed(latest.current, patch);
      latest.current = next;
      const address = writeAddress(next, definition);
      setHeld((before) => ({ ...before, state: next, ahead: [...before.ahead, address] }));
      void navigate({ search: address }, { replace, preventScrollReset: true });
    },
    [navigate, definition],
  );

  // What a list shows at first, or was looked at as the last time, the address says as well.
  const arrives = held.ahead.length > 0;
  useEffect(() => {
    if (arrives || !isSilent(search, state, definition)) return;
    void navigate(
      { search: writeAddress(state, definition) },
      { replace: true, preventScrollReset: true, state: ofLink },
    );
  }, [arrives, search, state, definition, navigate, ofLink]);
  return [state, change];
}

function arrived(held: Held, search: string, definition: ResourceDefinition, me: string): Held {
  const state = readAddress(search, definition, me);
  const own = held.ahead.indexOf(writeAddress(state, definition));
  if (own < 0) return { search, state, ahead: [] };
  return { ...held, search, ahead: held.ahead.slice(own + 1) };
}
