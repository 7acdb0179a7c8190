import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ListRow } from './useList';

interface Options {
  /** The rows that the list shows, in order. */
  shown: readonly ListRow[];
  /** Identifies the shown response of the list; changes with each new response. */
  version: string;
  /** Whether a response is pending that the list will show. */
  isFetching: boolean;
  /** Fetches the shown page of the list. */
  fetchPage: () => Promise<{ rows: readonly ListRow[] }>;
  /** Fetches rows by their ids, including deleted ones. */
  fetchRows: (ids: readonly string[]) => Promise<{ rows: readonly ListRow[] }>;
}

/** Rows as they were fetched after other users' changes. */
interface FreshRows {
  /** The response of the list that these rows update. */
  version: string;
  rows: ReadonlyMap<string, ListRow>;
  /** Number of rows that a refresh would add, remove or move. */
  changedRowCount: number;
}

/**
 * Compares the ids of the visible rows with those of the same page fetched again. Returns the number of added or of
 * removed rows, whichever is larger; 1 when only the order differs; 0 without a difference.
 */
export function countChangedRows(shown: readonly string[], fresh: readonly string[]): number {
  const addedCount = fresh.filter((id) => !shown.includes(id)).length;
  const removedCount = shown.filter((id) => !fresh.includes(id)).length;
  const hasMoved = shown.some((id, index) => fresh[index] !== id);
  return hasMoved || shown.length !== fresh.length ? Math.max(addedCount, removedCount, 1) : 0;
}

/**
 * Applies other users' changes without moving rows. Visible rows are updated in place. Added, removed and moved rows
 * are only counted until the user refreshes the list.
 */
export function useLiveRows({ shown, version, isFetching, fetchPage, fetchRows }: Options) {
  const [fresh, setFresh] = useState<FreshRows>();
  const latest = useRef({ shown, version, busy: isFetching, askPage: fetchPage, askRows: fetchRows });
  useEffect(() => {
    latest.current = { shown, version, busy: isFetching, askPage: fetchPage, askRows: fetchRows };
  });

  const fetchChanges = useCallback(async (changed: ReadonlySet<string>) => {
    const requested = latest.current;
    const ids = requested.shown.map(({ id }) => id);
    const page = await requested.askPage();
    const onPage = new Set(page.rows.map(({ id }) => id));
    const removedIds = ids.filter((id) => !onPage.has(id) && (changed.size === 0 || changed.has(id)));
    const removedRows = removedIds.length > 0 ? (await requested.askRows(removedIds)).rows : [];
    // If the list was fetched again meanwhile, its response is newer than this one.
    if (latest.current.version !== requested.version || latest.current.busy) return;
    const rows = new Map([...removedRows, ...page.rows].map((row) => [row.id, row]));
    setFresh({ version: requested.version, rows, changedRowCount: countChangedRows(ids, [...onPage]) });
  }, []);

  const pendingIds = useRef<Set<string> | null>(null);
  const running = useRef<Promise<void>>(undefined);
  const fetchPending = useCallback(async () => {
    try {
      while (pendingIds.current) {
        const changed: ReadonlySet<string> = pendingIds.current;
        pendingIds.current = null;
        await fetchChanges(changed);
      }
    } catch {
      // A failed request is ignored: the next change, or the next reconnect, fetches again.
    }
    running.current = undefined;
  }, [fetchChanges]);
  /** Resolves when the rows are fetched, or cannot be. */
  const handleChanges = useCallback(
    (ids: readonly string[]): Promise<void> => {
      const concernsAll = ids.length === 0 || pendingIds.current?.size === 0;
      pendingIds.current = new Set(concernsAll ? [] : [...(pendingIds.current ?? []), ...ids]);
      const fetching = running.current ?? fetchPending();
      running.current = fetching;
      return fetching;
    },
    [fetchPending],
  );

  const current = fresh?.version === version ? fresh : undefined;
  const rows = useMemo(() => (current ? shown.map((row) => current.rows.get(row.id) ?? row) : shown), [shown, current]);
  return { rows, news: current?.changedRowCount ?? 0, handleChanges };
}
