import { replaceEqualDeep } from '@tanstack/react-query';
import type { ListRow } from './useList';

interface ListAnswer {
  data: readonly ListRow[];
}

/**
 * Replaces rows of a list's new answer by equal rows of the answer before, so that they are not rendered again. Other rows
 * stay the objects of the answer, which the grid may show already: the query's own `structuralSharing` would copy them.
 * Returns `before` itself when all is equal, because a query that shows earlier rows calls it at each rendering.
 */
export function shareEqualRows(before: unknown, answer: unknown): unknown {
  if (!isListAnswer(before) || !isListAnswer(answer)) return answer;
  const known = new Map(before.data.map((row) => [row.id, row]));
  const data = answer.data.map((row) => {
    const earlier = known.get(row.id);
    return earlier !== undefined && replaceEqualDeep(earlier, row) === earlier ? earlier : row;
  });
  const hasSameRows = data.length === before.data.length && data.every((row, index) => row === before.data[index]);
  return hasSameRows ? replaceEqualDeep(before, { ...answer, data: before.data }) : { ...answer, data };
}

function isListAnswer(answer: unknown): answer is ListAnswer {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
}
