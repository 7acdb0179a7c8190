/** Returns the number of rows on each page, in order. A row higher than a page gets a page of its own. */
export function paginate(heights: readonly number[], rooms: { first: number; further: number }): number[] {
  const counts = [0];
  let left = rooms.first;
  for (const height of heights) {
    const taken = counts.at(-1) ?? 0;
    const fresh = taken === 0 && counts.length > 1;
    if (height > left && !fresh) {
      counts.push(1);
      left = rooms.further - height;
    } else {
      counts[counts.length - 1] = taken + 1;
      left -= height;
    }
  }
  return counts;
}
