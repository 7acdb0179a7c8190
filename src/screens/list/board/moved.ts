import type { ResourceDefinition } from '../../../../resources/definition';
import { type Operation, operationsFor, type RecordState } from '../../record/operation';
import type { Row } from '../useList';
import type { ColumnPages } from './useColumn';

/** What moves a card, by the column that it leads to: only what would succeed now, as far as one may. */
export function movesOf(
  definition: ResourceDefinition,
  state: RecordState,
  may: (action: string) => boolean | undefined,
): ReadonlyMap<string, Operation> {
  const moves = new Map<string, Operation>();
  for (const operation of operationsFor(definition, state, may)) {
    if (operation.kind === 'action' && operation.action.step !== undefined) moves.set(operation.action.step, operation);
  }
  return moves;
}

/** A column's pages without a card that has left. */
export function withoutCard(pages: ColumnPages | undefined, id: string): ColumnPages | undefined {
  if (!pages) return pages;
  const was = pages.pages.some(({ data }) => data.some((row) => row.id === id));
  if (!was) return pages;
  return {
    ...pages,
    pages: pages.pages.map(({ data, total }) => ({ data: data.filter((row) => row.id !== id), total: total - 1 })),
  };
}

/** A column's pages with a card that has come, first of all. */
export function withCard(pages: ColumnPages | undefined, row: Row): ColumnPages | undefined {
  if (!pages) return pages;
  return {
    ...pages,
    pages: pages.pages.map(({ data, total }, index) => ({
      data: index === 0 ? [row, ...data] : data,
      total: total + 1,
    })),
  };
}
