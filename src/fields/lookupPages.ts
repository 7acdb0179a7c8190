import type { CrudFilter } from '@refinedev/core';

/**
 * A search returns its matches in two parts: records whose title starts with the text, then records whose title contains
 * it elsewhere. Without a text there is one part with all records.
 */
type MatchPart = 'all' | 'start' | 'inside';

/** The position of a page among the matches. */
interface LookupPosition {
  part: MatchPart;
  /** Number of the page within the part, from 1. */
  page: number;
}

/** A search in the titles of a list. */
interface LookupSearch {
  /** Column of the title. */
  column: string;
  text: string;
  /** Stored titles whose translation the text matches; the server knows only the stored titles. */
  translated?: { start: readonly string[]; inside: readonly string[] };
}

/** A page of matches. */
interface LookupPage<R> {
  records: R[];
  /** Position of the next page; absent after the last one. */
  next?: LookupPosition;
}

/** Reads one page of the records that match the filters. */
type ReadPage<R> = (filters: CrudFilter[], page: number) => Promise<{ records: R[]; hasMore: boolean }>;

const anyOf = (filters: CrudFilter[]): CrudFilter[] =>
  filters.length > 1 ? [{ operator: 'or', value: filters }] : filters;

function partFilters({ column, text, translated }: LookupSearch, part: MatchPart): CrudFilter[] {
  if (part === 'all') return [];
  const titles = (operator: 'in' | 'nin', value: readonly string[] = []): CrudFilter[] =>
    value.length > 0 ? [{ field: column, operator, value }] : [];
  if (part === 'start')
    return anyOf([{ field: column, operator: 'startswith', value: text }, ...titles('in', translated?.start)]);
  return [
    ...anyOf([{ field: column, operator: 'contains', value: text }, ...titles('in', translated?.inside)]),
    { field: column, operator: 'nstartswith', value: text },
    ...titles('nin', translated?.start),
  ];
}

/** Returns the position of the first page of a search. */
export const firstLookupPosition = (text: string): LookupPosition => ({ part: text ? 'start' : 'all', page: 1 });

/**
 * Reads a page of a search. The first page of both parts is read at the same time, because the first part is usually
 * short.
 */
export async function readLookupPage<R>(
  search: LookupSearch,
  { part, page }: LookupPosition,
  read: ReadPage<R>,
): Promise<LookupPage<R>> {
  const readPart = async (which: MatchPart, number: number) => read(partFilters(search, which), number);
  if (part === 'start' && page === 1) {
    const [start, inside] = await Promise.all([readPart('start', 1), readPart('inside', 1)]);
    if (start.hasMore) return { records: start.records, next: { part, page: 2 } };
    const next = inside.hasMore ? ({ part: 'inside', page: 2 } as const) : undefined;
    return { records: [...start.records, ...inside.records], next };
  }
  const { records, hasMore } = await readPart(part, page);
  if (hasMore) return { records, next: { part, page: page + 1 } };
  return { records, next: part === 'start' ? { part: 'inside', page: 1 } : undefined };
}
