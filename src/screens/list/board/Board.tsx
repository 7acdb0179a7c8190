import { DndContext, pointerWithin, rectIntersection } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { BoardView } from '../../../../resources/list-views';
import { valueAt } from '../../../fields/paths';
import { useLocks } from '../../record/locks';
import { OperationDialogs } from '../../record/OperationDialogs';
import { useOperation } from '../../record/useOperation';
import { columnOf } from '../query';
import type { Row } from '../useList';
import { useLiveView } from '../useLiveView';
import type { ViewProps } from '../viewProps';
import { BoardCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { CardMenu } from './CardMenu';
import { columnQuery, columnsOf, isMatched } from './columnQuery';
import { DraggedCard } from './DraggedCard';
import { availableMoves } from './moveCard';
import { useBoardSensors } from './useBoardSensors';
import { useFocusArrived } from './useFocusArrived';
import { useMoves } from './useMoves';
import { useDragAnnouncements } from './useDragAnnouncements';

interface Props extends ViewProps {
  view: BoardView;
}

/**
 * Renders a list as a board, with one column for each value of a field. Moving a card runs the action that sets this
 * value.
 */
export function Board({ definition, words, state, may, view }: Props) {
  const { of } = words;
  const operations = useOperation(definition, words);
  const locksOn = useLocks(definition);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<Row>();
  const sensors = useBoardSensors();

  const stateOf = (row: Row) => {
    const valueOf = (path: string) => valueAt(row, columnOf(definition, path));
    return { deleted: Boolean(row.deleted_at), locks: locksOn(row.id, valueOf), valueOf };
  };
  const movesFor = (row: Row) => availableMoves(definition, stateOf(row), may);
  const matched = (value: string) => isMatched(state, view, value);
  const isFolded = (value: string) => !matched(value) || view.folded.includes(value) !== turned.has(value);
  const { move, start, arrived, forget } = useMoves({
    definition,
    words,
    view,
    state,
    operations,
    isFolded,
    operationTo: (row, to) => movesFor(row).get(to),
  });
  useLiveView(definition, dragged !== undefined || move !== undefined);

  useFocusArrived(arrived, forget);

  const renderCard = (row: Row, moving: boolean) => (
    <BoardCard
      key={row.id}
      {...{ definition, words, view, row, moving }}
      movable={movesFor(row).size > 0}
      menu={
        <CardMenu
          {...{ definition, words, may, row, operations }}
          state={stateOf(row)}
          onMove={(to) => start(row, to)}
        />
      }
    />
  );

  const open = dragged && movesFor(dragged);
  const own = dragged && valueAt(dragged, columnOf(definition, view.by));
  const accessibility = useDragAnnouncements();
  return (
    <DndContext
      {...{ sensors, accessibility }}
      collisionDetection={(args) => (args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args))}
      onDragStart={({ active }) => {
        const { row }: { row?: Row } = active.data.current ?? {};
        setDragged(row);
      }}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined);
        if (dragged && over && over.id !== own) start(dragged, String(over.id));
      }}
    >
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          // Visually hidden texts are positioned absolutely. With this they scroll together with their column.
          position: 'relative',
          pb: 0.5,
          scrollSnapType: { xs: dragged ? 'none' : 'x mandatory', sm: 'none' },
        }}
      >
        {columnsOf(definition, view).map((value) => (
          <BoardColumn
            key={value}
            {...{ definition, value, renderCard }}
            asked={columnQuery(definition, view, state, value, isFolded(value))}
            name={of(`values.${view.by}.${value}`)}
            folded={isFolded(value)}
            filtered={!matched(value)}
            closed={open !== undefined && value !== own && !open.has(value)}
            move={move && (move.from === value || move.to === value) ? move : undefined}
            onFold={() =>
              setTurned((all) => new Set(all.has(value) ? [...all].filter((one) => one !== value) : [...all, value]))
            }
          />
        ))}
      </Box>
      <DraggedCard {...{ definition, words, view }} row={dragged} />
      <OperationDialogs operations={operations} words={words} />
    </DndContext>
  );
}
