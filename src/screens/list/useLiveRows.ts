import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Row } from './useList';

interface Question {
  /** The visible rows, in order. */
  shown: readonly Row[];
  /** Identifies the shown response of the list; changes with each new response. */
  version: string;
  /** Whether a response is pending that the list will show. */
  busy: boolean;
  askPage: () => Promise<{ rows: readonly Row[] }>;
  askRows: (ids: readonly string[]) => Promise<{ rows: readonly Row[] }>;
}

interface Fresh {
  /** The response of the list that these rows update. */
  version: string;
  rows: ReadonlyMap<string, Row>;
  news: number;
}

/**
 * Compares the visible ids with the ids of a fresh page. Returns the number of added or removed rows, whichever is
 * larger; 1 when rows only moved, and 0 without a difference.
 */
export function countNews(shown: readonly string[], fresh: readonly string[]): number {
  const come = fresh.filter((id) => !shown.includes(id)).length;
  const gone = shown.filter((id) => !fresh.includes(id)).length;
  const moved = shown.some((id, index) => fresh[index] !== id);
  return moved || shown.length !== fresh.length ? Math.max(come, gone, 1) : 0;
}

/**
 * Applies other users' changes without moving rows. Visible rows are updated in place. Added, removed and moved rows
 * are only counted until the user refreshes the list.
 */
export function useLiveRows({ shown, version, busy, askPage, askRows }: Question) {
  const [fresh, setFresh] = useState<Fresh>();
  const now = useRef({ shown, version, busy, askPage, askRows });
  useEffect(() => {
    now.current = { shown, version, busy, askPage, askRows };
  });

  const look = useCallback(async (changed: ReadonlySet<string>) => {
    const before = now.current;
    const ids = before.shown.map(({ id }) => id);
    const page = await before.askPage();
    const onPage = new Set(page.rows.map(({ id }) => id));
    const gone = ids.filter((id) => !onPage.has(id) && (changed.size === 0 || changed.has(id)));
    const others = gone.length > 0 ? (await before.askRows(gone)).rows : [];
    // A response of the list that arrived or started meanwhile is newer than this one.
    if (now.current.version !== before.version || now.current.busy) return;
    const rows = new Map([...others, ...page.rows].map((row) => [row.id, row]));
    setFresh({ version: before.version, rows, news: countNews(ids, [...onPage]) });
  }, []);

  const waiting = useRef<Set<string> | null>(null);
  const looking = useRef(false);
  const hear = useCallback(
    async (ids: readonly string[]) => {
      const all = ids.length === 0 || waiting.current?.size === 0;
      waiting.current = new Set(all ? [] : [...(waiting.current ?? []), ...ids]);
      if (looking.current) return;
      looking.current = true;
      try {
        while (waiting.current) {
          const changed: ReadonlySet<string> = waiting.current;
          waiting.current = null;
          await look(changed);
        }
      } catch {
        // A failed request is ignored: the next change, or the next reconnect, fetches again.
      } finally {
        looking.current = false;
      }
    },
    [look],
  );

  const current = fresh?.version === version ? fresh : undefined;
  const rows = useMemo(() => (current ? shown.map((row) => current.rows.get(row.id) ?? row) : shown), [shown, current]);
  return { rows, news: current?.news ?? 0, hear };
}
