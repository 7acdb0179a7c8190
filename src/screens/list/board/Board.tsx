import { DndContext, pointerWithin, rectIntersection } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BoardView } from '../../../../resources/list-views';
import { valueAt } from '../../../fields/paths';
import { useLocks } from '../../record/locks';
import { OperationDialogs } from '../../record/OperationDialogs';
import { useDayContext } from '../../../fields/useDayContext';
import { useOperation } from '../../record/useOperation';
import { rowPathOf } from '../query';
import type { ListRow } from '../useList';
import { useLiveView } from '../useLiveView';
import type { ListViewProps } from '../viewProps';
import { BoardCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { CardMenu } from './CardMenu';
import { boardColumnQuery, boardColumnValues, isColumnMatched } from './columnQuery';
import { DraggedCard } from './DraggedCard';
import { availableMoves } from './moveCard';
import { useBoardSensors } from './useBoardSensors';
import { useFocusMovedCard } from './useFocusMovedCard';
import { useCardKeys } from './useCardKeys';
import { useCardMoves } from './useCardMoves';
import { useDragAnnouncements } from './useDragAnnouncements';

interface Props extends ListViewProps {
  view: BoardView;
}

/**
 * Renders a list as a board, with one column for each value of a field. Moving a card runs the action that sets this
 * value.
 */
export function Board({ definition, words, state, may, view }: Props) {
  const { of } = words;
  const days = useDayContext();
  const operations = useOperation(definition, words);
  const locksOn = useLocks(definition);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<ListRow>();
  const sensors = useBoardSensors();

  const stateOf = (row: ListRow) => {
    const valueOf = (path: string) => valueAt(row, rowPathOf(definition, path));
    return { deleted: Boolean(row.deleted_at), locks: locksOn(row.id, valueOf), valueOf };
  };
  const movesFor = (row: ListRow) => availableMoves(definition, stateOf(row), may);
  const isAllowed = (value: string) => isColumnMatched(state, view, value);
  const isFolded = (value: string) => !isAllowed(value) || view.folded.includes(value) !== toggled.has(value);
  const { move, start, movedCardId, clearMovedCard } = useCardMoves({
    definition,
    words,
    view,
    state,
    operations,
    isFolded,
    operationTo: (row, to) => movesFor(row).get(to),
  });
  useLiveView(definition, dragged !== undefined || move !== undefined);

  useCardKeys();
  useFocusMovedCard(movedCardId, clearMovedCard);

  const renderCard = (row: ListRow, isMoving: boolean) => (
    <BoardCard
      key={row.id}
      {...{ definition, words, view, row, isMoving }}
      isMovable={movesFor(row).size > 0}
      menu={
        <CardMenu
          {...{ definition, words, may, row, operations }}
          state={stateOf(row)}
          onMove={(to) => start(row, to)}
        />
      }
    />
  );

  const possibleMoves = dragged && movesFor(dragged);
  const currentValue = dragged && valueAt(dragged, rowPathOf(definition, view.by));
  const accessibility = useDragAnnouncements();
  return (
    <DndContext
      {...{ sensors, accessibility }}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      onDragStart={({ active }) => {
        const { row }: { row?: ListRow } = active.data.current ?? {};
        setDragged(row);
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        if (dragged && over && over.id !== currentValue) start(dragged, String(over.id));
      }}
    >
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          // The column is positioned, so that visually hidden texts inside it, which are positioned absolutely, scroll
          // together with it.
          position: 'relative',
          pb: 0.5,
          scrollSnapType: { xs: dragged ? 'none' : 'x mandatory', sm: 'none' },
        }}
      >
        {boardColumnValues(definition, view).map((value) => (
          <BoardColumn
            key={value}
            {...{ definition, value, renderCard }}
            listQuery={boardColumnQuery(definition, view, state, {
              value,
              folded: isFolded(value),
              days,
            })}
            name={of(`values.${view.by}.${value}`)}
            isFolded={isFolded(value)}
            isFilteredOut={!isAllowed(value)}
            isDropDisabled={possibleMoves !== undefined && value !== currentValue && !possibleMoves.has(value)}
            pendingMove={move && (move.from === value || move.to === value) ? move : undefined}
            onFold={() =>
              setToggled((all) => new Set(all.has(value) ? [...all].filter((one) => one !== value) : [...all, value]))
            }
          />
        ))}
      </Box>
      <DraggedCard {...{ definition, words, view }} row={dragged} />
      <OperationDialogs operations={operations} words={words} />
    </DndContext>
  );
}
