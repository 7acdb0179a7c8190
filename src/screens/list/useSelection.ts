import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListRow } from './useList';

/** The rows that the user has selected in a list. */
export interface RowSelection {
  /** The selected rows by id, including those of other pages. */
  rows: ReadonlyMap<string, ListRow>;
  /** Whether all matching rows are selected, including those of other pages. */
  isAllSelected: boolean;
  /** Adds rows to the selection and removes those with the given ids. */
  change: (add: readonly ListRow[], remove: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface StoredSelection {
  key: string;
  rows: ReadonlyMap<string, ListRow>;
  isAllSelected: boolean;
}

const nothing: ReadonlyMap<string, ListRow> = new Map();

/**
 * Stores the selection of a list across its pages.
 *
 * @param key identifies the list's filters; a change clears the selection, because the user could not see the selected
 *   rows
 */
export function useSelection(key: string): RowSelection {
  const [stored, setStored] = useState<StoredSelection>({ key, rows: nothing, isAllSelected: false });
  const isCurrent = stored.key === key;
  const rows = isCurrent ? stored.rows : nothing;
  const isAllSelected = isCurrent && stored.isAllSelected;
  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  });
  // Other filters do not change an empty selection, so that the rows are not rendered again before their answer.
  return useMemo(
    () => ({
      rows,
      isAllSelected,
      change: (add, remove) => {
        const next = new Map(rows);
        for (const row of add) next.set(row.id, row);
        for (const id of remove) next.delete(id);
        setStored({ key: latestKey.current, rows: next, isAllSelected: false });
      },
      selectAll: () => setStored({ key: latestKey.current, rows, isAllSelected: true }),
      clear: () => setStored({ key: latestKey.current, rows: nothing, isAllSelected: false }),
    }),
    [rows, isAllSelected],
  );
}
