/** Largest number of records that are compared at once. */
export const maxCompared = 4;

/** What the URL of a comparison contains. */
export interface ComparisonState {
  /** Ids of the compared records, in the order of the columns. */
  ids: readonly string[];
  /** Whether only the rows that differ are shown. */
  onlyDifferences: boolean;
}

/** Reads the state from a query string. Ids beyond `maxCompared`, repeated ids and malformed ones are left out. */
export function parseComparisonQuery(search: string): ComparisonState {
  const query = new URLSearchParams(search);
  const ids = (query.get('ids') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return { ids: [...new Set(ids)].slice(0, maxCompared), onlyDifferences: query.get('show') === 'differences' };
}

/** Writes the state as a query string. Commas are not encoded, so that a link stays readable. */
export function formatComparisonQuery({ ids, onlyDifferences }: ComparisonState): string {
  return `?ids=${ids.join(',')}${onlyDifferences ? '&show=differences' : ''}`;
}
