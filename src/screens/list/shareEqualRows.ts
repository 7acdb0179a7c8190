import { replaceEqualDeep } from '@tanstack/react-query';
import type { ListRow } from './useList';

/**
 * Replaces rows by equal rows of those before, so that they are not rendered again. Other rows stay the same objects.
 * Returns the array of rows before if all are equal.
 */
export function shareEqualRows(before: readonly ListRow[], rows: readonly ListRow[]): readonly ListRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const shared = rows.map((row) => {
    const earlier = known.get(row.id);
    return earlier !== undefined && replaceEqualDeep(earlier, row) === earlier ? earlier : row;
  });
  return shared.length === before.length && shared.every((row, index) => row === before[index]) ? before : shared;
}

/**
 * The `structuralSharing` of a list's query, which shares equal rows with the answer before. The query's own would copy the
 * rows that differ, which the grid may show already. Returns `before` itself when all is equal, because a query that shows
 * earlier rows calls it at each rendering.
 */
export function shareEqualAnswer(before: unknown, answer: unknown): unknown {
  if (!isListAnswer(before) || !isListAnswer(answer)) return answer;
  const data = shareEqualRows(before.data, answer.data);
  const next = { ...answer, data };
  return data === before.data ? replaceEqualDeep(before, next) : next;
}

interface ListAnswer {
  data: readonly ListRow[];
}

function isListAnswer(answer: unknown): answer is ListAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
