import { useMemo, useState } from 'react';
import type { Row } from './useList';

/** What is selected of a list. */
export interface Selection {
  /** The selected rows, of this page and of others. */
  rows: ReadonlyMap<string, Row>;
  /** Every row that matches is meant, not only those in sight. */
  all: boolean;
  /** Adds rows and takes others away. */
  change: (add: readonly Row[], remove: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface Held {
  key: string;
  rows: ReadonlyMap<string, Row>;
  all: boolean;
}

const nothing: ReadonlyMap<string, Row> = new Map();

/**
 * The selection, which stays while one turns the pages.
 *
 * @param key what the list is narrowed by: with another one, nothing is selected, as one could not see what is
 */
export function useSelection(key: string): Selection {
  const [held, setHeld] = useState<Held>({ key, rows: nothing, all: false });
  const current = held.key === key;
  const rows = current ? held.rows : nothing;
  const all = current && held.all;
  return useMemo(
    () => ({
      rows,
      all,
      change: (add, remove) => {
        const next = new Map(rows);
        for (const row of add) next.set(row.id, row);
        for (const id of remove) next.delete(id);
        setHeld({ key, rows: next, all: false });
      },
      selectAll: () => setHeld({ key, rows, all: true }),
      clear: () => setHeld({ key, rows: nothing, all: false }),
    }),
    [key, rows, all],
  );
}
