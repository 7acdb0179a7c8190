/**
 * Returns the number of rows on each page. A row higher than a page gets a page of its own.
 * @param rooms the height for rows on the first and on each further page
 */
export function countRowsPerPage(heights: readonly number[], rooms: { first: number; further: number }): number[] {
  const counts = [0];
  let remaining = rooms.first;
  for (const height of heights) {
    const rowsOnPage = counts.at(-1) ?? 0;
    const isEmptyPage = rowsOnPage === 0 && counts.length > 1;
    if (height > remaining && !isEmptyPage) {
      counts.push(1);
      remaining = rooms.further - height;
    } else {
      counts[counts.length - 1] = rowsOnPage + 1;
      remaining -= height;
    }
  }
  return counts;
}
