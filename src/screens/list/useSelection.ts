import { useMemo, useState } from 'react';
import type { Row } from './useList';

/** The selection of a list. */
export interface Selection {
  /** The selected rows of all pages. */
  rows: ReadonlyMap<string, Row>;
  /** Whether all matching rows are selected, including those of other pages. */
  all: boolean;
  /** Adds rows to the selection and removes those with the given ids. */
  change: (add: readonly Row[], remove: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface StoredSelection {
  key: string;
  rows: ReadonlyMap<string, Row>;
  all: boolean;
}

const nothing: ReadonlyMap<string, Row> = new Map();

/**
 * Stores the selection of a list across its pages.
 *
 * @param key identifies the list's filters; a change clears the selection, because the user could not see the selected
 *   rows
 */
export function useSelection(key: string): Selection {
  const [stored, setStored] = useState<StoredSelection>({ key, rows: nothing, all: false });
  const isCurrent = stored.key === key;
  const rows = isCurrent ? stored.rows : nothing;
  const all = isCurrent && stored.all;
  return useMemo(
    () => ({
      rows,
      all,
      change: (add, remove) => {
        const next = new Map(rows);
        for (const row of add) next.set(row.id, row);
        for (const id of remove) next.delete(id);
        setStored({ key, rows: next, all: false });
      },
      selectAll: () => setStored({ key, rows, all: true }),
      clear: () => setStored({ key, rows: nothing, all: false }),
    }),
    [key, rows, all],
  );
}
