import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardView } from '../../../../resources/list-views';
import { type RecordOperation, operationSubjectOf, withInputValues } from '../../record/operation';
import type { OperationControls } from '../../record/useOperation';
import { useDayContext } from '../../../fields/useDayContext';
import { valueAt } from '../../../fields/paths';
import { rowPathOf } from '../query';
import type { ListRow } from '../useList';
import type { ListViewProps } from '../viewProps';
import { boardColumnQueryKey, boardColumnQuery } from './columnQuery';
import { withCard, withoutCard } from './moveCard';
import type { BoardColumnPages } from './useBoardColumn';

/** A pending move of a card to another column. */
export interface CardMove {
  row: ListRow;
  from: string;
  to: string;
}

interface Options extends Pick<ListViewProps, 'definition' | 'words' | 'state'> {
  view: BoardView;
  operations: OperationControls;
  isFolded: (value: string) => boolean;
  operationTo: (row: ListRow, to: string) => RecordOperation | undefined;
}

/**
 * Moves cards by running the action of the target column. The move is shown at once, and reverted when the user cancels
 * or the server refuses.
 */
export function useCardMoves({ definition, words, view, state, operations, isFolded, operationTo }: Options) {
  const client = useQueryClient();
  const days = useDayContext();
  const [move, setMove] = useState<CardMove>();
  const [hasStarted, setHasStarted] = useState(false);
  const [movedCardId, setMovedCardId] = useState<string>();
  const isRunning = operations.progress !== undefined;
  if (move && isRunning && !hasStarted) setHasStarted(true);
  if (move && !isRunning && hasStarted) {
    setMove(undefined);
    setHasStarted(false);
    setMovedCardId(move.row.id);
  }

  const updateColumns = ({ row, from, to }: CardMove) => {
    const keyOf = (value: string) =>
      boardColumnQueryKey(
        definition,
        boardColumnQuery(definition, view, state, { value, folded: isFolded(value), days }),
      );
    client.setQueryData<BoardColumnPages>(keyOf(from), (pages) => withoutCard(pages, row.id));
    client.setQueryData<BoardColumnPages>(keyOf(to), (pages) =>
      withCard(pages, { ...row, [rowPathOf(definition, view.by)]: to }),
    );
  };

  const start = (row: ListRow, to: string) => {
    const operation = operationTo(row, to);
    if (!operation || move) return;
    const next = { row, from: String(valueAt(row, rowPathOf(definition, view.by))), to };
    const subject = operationSubjectOf(row, words, rowPathOf(definition, definition.title));
    setMove(next);
    operations.start({
      operation,
      subjects: [withInputValues(operation, subject, (path) => valueAt(row, rowPathOf(definition, path)))],
      after: () => updateColumns(next),
    });
  };
  /** `movedCardId` is the id of the card that was moved last and should get the focus again. */
  return { move, start, movedCardId, clearMovedCard: () => setMovedCardId(undefined) };
}
