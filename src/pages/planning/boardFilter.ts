import { foldForSearch } from '../../ui/matchingOptions';
import type { BoardBar, BoardRow } from './boardData';

/** What the rows of a board are filtered by. */
export interface BoardFilter {
  /** Text in the row's title, or in the number, customer or cities of one of its legs. */
  search: string;
  /** Statuses of requests: rows with such a leg. Empty for all. */
  statuses: readonly string[];
  /** Ids of vehicle classes. Empty for all. */
  classes: readonly string[];
  /** Only rows with free time: see `minFreeMs`. */
  onlyFree: boolean;
}

/** Returns the least free time in one piece for which a row counts as free: a third of the shown time. */
export const minFreeMs = ({ start, end }: { start: number; end: number }): number => (end - start) / 3;

/** Returns the rows that fit a filter. */
export function filterRows(
  rows: readonly BoardRow[],
  filter: BoardFilter,
  time: { start: number; end: number },
): readonly BoardRow[] {
  const wanted = foldForSearch(filter.search.trim());
  return rows.filter(
    (row) =>
      (wanted === '' || hasText(row, wanted)) &&
      (filter.statuses.length === 0 || row.bars.some((bar) => hasStatus(bar, filter))) &&
      (filter.classes.length === 0 || filter.classes.includes(row.vehicle_class_id ?? '')) &&
      (!filter.onlyFree || longestFreeMs(row, time) >= minFreeMs(time)),
  );
}

/** Returns whether a bar has one of the statuses of a filter. */
export const hasStatus = ({ leg }: BoardBar, { statuses }: Pick<BoardFilter, 'statuses'>): boolean =>
  statuses.length === 0 || statuses.includes(leg.status);

function hasText({ title, bars }: BoardRow, wanted: string): boolean {
  return (
    foldForSearch(title).includes(wanted) ||
    bars.some(({ leg: { number, customer_name, from_city, to_city } }) =>
      [number, customer_name, from_city, to_city].some((text) => text && foldForSearch(text).includes(wanted)),
    )
  );
}

/** Returns the longest time in one piece in which a row has neither a leg nor an absence. */
export function longestFreeMs({ bars, blocks }: BoardRow, { start, end }: { start: number; end: number }): number {
  const taken = [...bars, ...blocks].toSorted((one, other) => one.start - other.start);
  let [longest, freeFrom] = [0, start];
  for (const one of taken) {
    longest = Math.max(longest, Math.min(one.start, end) - freeFrom);
    freeFrom = Math.max(freeFrom, one.end);
  }
  return Math.max(longest, end - freeFrom);
}
