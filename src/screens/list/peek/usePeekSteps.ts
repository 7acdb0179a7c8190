import { useEffect, useRef } from 'react';
import type { LoadedList } from '../useList';
import type { ChangeListState } from '../useListState';

/** What the panel needs of the list beside which it shows a record. */
export interface PeekedList {
  list: Pick<LoadedList, 'rows' | 'fetching' | 'hasMorePages'>;
  page: number;
  change: ChangeListState;
  /** Id of the shown record. */
  id: string;
  /** Shows another record. */
  onPeek: (id: string) => void;
}

/**
 * Returns the steps to the records before and after the shown one, also over the end of a page; undefined at an end.
 * `beyond` has those that leave the page.
 */
export function usePeekSteps({ list: { rows, fetching, hasMorePages }, page, change, id, onPeek }: PeekedList) {
  /** The row of the page under way that is shown once it is there. */
  const awaited = useRef<'first' | 'last'>(undefined);
  const latestPeek = useRef(onPeek);
  useEffect(() => {
    latestPeek.current = onPeek;
  });
  useEffect(() => {
    if (!awaited.current || fetching) return;
    const row = rows.at(awaited.current === 'first' ? 0 : -1);
    awaited.current = undefined;
    if (row) latestPeek.current(row.id);
  }, [rows, fetching]);

  const index = rows.findIndex((row) => row.id === id);
  const stepTo = (place: number, target: number, edge: 'first' | 'last') => {
    const row = rows[place];
    if (row) return () => onPeek(row.id);
    if (edge === 'first' ? !hasMorePages : target < 1) return undefined;
    return () => {
      awaited.current = edge;
      change({ page: target }, { replace: true });
    };
  };
  const previous = index < 0 ? undefined : stepTo(index - 1, page - 1, 'last');
  const next = index < 0 ? undefined : stepTo(index + 1, page + 1, 'first');
  return {
    previous,
    next,
    beyond: { previous: rows[index - 1] ? undefined : previous, next: rows[index + 1] ? undefined : next },
  };
}
