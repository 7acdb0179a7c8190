/** A page of a ranked list. */
export interface RankedPage {
  /** Number of candidates before the page. */
  first: number;
  size: number;
}

/** Candidates that are judged besides those that a page needs, because some will not suit. */
const spareCount = 10;

/**
 * Returns a page of candidates in their order, those first that suit. Judges only as many as are needed to know the page.
 * @param judge returns the same candidates with their judgement
 */
export async function pageOfSuitableFirst<T>(
  ranked: readonly T[],
  { first, size }: RankedPage,
  judge: (some: readonly T[]) => Promise<readonly T[]>,
  isSuitable: (judged: T) => boolean,
): Promise<T[]> {
  const end = first + size;
  const judged: T[] = [];
  let missing = end;
  while (missing > 0 && judged.length < ranked.length) {
    judged.push(...(await judge(ranked.slice(judged.length, judged.length + missing + spareCount))));
    missing = end - judged.filter(isSuitable).length;
  }
  return [...judged.filter(isSuitable), ...judged.filter((one) => !isSuitable(one))].slice(first, end);
}
