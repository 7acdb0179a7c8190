import type { ListTotal } from './listRequest';

/** What a list's pager depends on. */
interface PagerInput {
  page: number;
  size: number;
  /** Number of all rows; undefined until it is known. */
  total: ListTotal | undefined;
  /** Whether pages follow; undefined while the page is loading. */
  hasMorePages: boolean | undefined;
}

/** The rows that a pager names, and the pages that it leads to. */
interface Pager {
  from: number;
  to: number;
  /** Undefined when there is no page before. */
  previous: number | undefined;
  /** Undefined when no page follows. */
  next: number | undefined;
  /** Undefined on the last page, and while the exact total is unknown. */
  last: number | undefined;
}

/** Returns the number of a list's rows; undefined while it is unknown. */
export function exactCountOf(total: ListTotal | undefined): number | undefined {
  return total?.hasMore ? undefined : total?.count;
}

/** Returns the number of a list's last page. */
export function lastPageOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/**
 * Returns what a list's pager shows. The next page needs no total. A page that is loading is followed by another one
 * unless the total says otherwise, so that a button with the focus is not disabled meanwhile.
 */
export function pagerOf({ page, size, total, hasMorePages }: PagerInput): Pager {
  const count = exactCountOf(total);
  const lastPage = count === undefined ? undefined : lastPageOf(count, size);
  const isPastEnd = count !== undefined && (page - 1) * size >= count;
  const hasNext = hasMorePages ?? (lastPage === undefined || page < lastPage);
  return {
    from: isPastEnd ? 0 : (page - 1) * size + 1,
    to: isPastEnd ? 0 : Math.min(page * size, count ?? Infinity),
    // If the page is beyond the last one, the previous page is the last one.
    previous: page > 1 ? Math.min(page - 1, lastPage ?? Infinity) : undefined,
    next: hasNext ? page + 1 : undefined,
    last: lastPage !== undefined && page < lastPage ? lastPage : undefined,
  };
}
