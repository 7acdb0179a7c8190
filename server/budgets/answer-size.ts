/**
 * Returns the approximate length of data as JSON; stops counting above the limit. It does not build the text, which
 * could need too much memory, and does not recurse, because data may be deeply nested.
 */
export function estimateAnswerSize(data: unknown, limit: number): number {
  const waiting = [data];
  let size = 0;
  while (waiting.length > 0 && size <= limit) {
    const value = waiting.pop();
    if (typeof value === 'string') size += value.length + 2;
    else if (typeof value !== 'object' || value === null) size += 5;
    else if (Array.isArray(value)) {
      size += value.length + 2;
      for (const one of value) waiting.push(one);
    } else {
      size += 2;
      for (const [key, one] of Object.entries(value)) {
        size += key.length + 4;
        waiting.push(one);
      }
    }
  }
  return size;
}
