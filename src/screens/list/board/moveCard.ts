import type { ResourceDefinition } from '../../../../resources/definition';
import { type RecordOperation, allowedOperations, type RecordState } from '../../record/operation';
import type { ListRow } from '../useList';
import type { BoardColumnPages } from './useBoardColumn';

/** Returns the operations that can move a card, by the value of the target column. */
export function availableMoves(
  definition: ResourceDefinition,
  state: RecordState,
  may: (action: string) => boolean | undefined,
): ReadonlyMap<string, RecordOperation> {
  const moves = new Map<string, RecordOperation>();
  for (const operation of allowedOperations(definition, state, may)) {
    if (operation.kind === 'action' && operation.action.step !== undefined) moves.set(operation.action.step, operation);
  }
  return moves;
}

/** Returns a column's cached pages without a card. Pages without the card are returned unchanged. */
export function withoutCard(pages: BoardColumnPages | undefined, id: string): BoardColumnPages | undefined {
  if (!pages) return pages;
  const hasCard = pages.pages.some(({ data }) => data.some((row) => row.id === id));
  if (!hasCard) return pages;
  return {
    ...pages,
    pages: pages.pages.map(({ data, total }) => ({ data: data.filter((row) => row.id !== id), total: total - 1 })),
  };
}

/** Returns a column's cached pages with a card added at the top. */
export function withCard(pages: BoardColumnPages | undefined, row: ListRow): BoardColumnPages | undefined {
  if (!pages) return pages;
  return {
    ...pages,
    pages: pages.pages.map(({ data, total }, index) => ({
      data: index === 0 ? [row, ...data] : data,
      total: total + 1,
    })),
  };
}
