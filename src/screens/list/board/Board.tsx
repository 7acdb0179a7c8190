import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLogout } from '@refinedev/core';
import { useEffect, useState } from 'react';
import type { BoardView } from '../../../../resources/list-views';
import { valueAt } from '../../../fields/paths';
import { useLocks } from '../../record/locks';
import { OperationDialogs } from '../../record/OperationDialogs';
import { subjectOf, taking } from '../../record/operation';
import { RecordMenu } from '../../record/RecordMenu';
import { useOperation } from '../../record/useOperation';
import { columnOf } from '../query';
import type { Row } from '../useList';
import { useLiveView } from '../useLiveView';
import type { ViewProps } from '../viewProps';
import { BoardCard } from './BoardCard';
import { BoardColumn } from './BoardColumn';
import { CardFace } from './CardFace';
import { columnQuery, columnsOf, isMatched } from './columnQuery';
import { movesOf } from './moved';
import { nextColumn } from './nextColumn';
import { useMoves } from './useMoves';
import { useSpoken } from './useSpoken';

interface Props extends ViewProps {
  view: BoardView;
}

/** A list as a board: a column for each value of a field, between which cards are moved by what their records can do. */
export function Board({ definition, words, state, may, view }: Props) {
  const { of } = words;
  const operations = useOperation(definition, words);
  const locksOn = useLocks(definition);
  const { mutate: logout } = useLogout();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<Row>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  );

  const stateOf = (row: Row) => {
    const valueOf = (path: string) => valueAt(row, columnOf(definition, path));
    return { deleted: Boolean(row.deleted_at), locks: locksOn(row.id, valueOf), valueOf };
  };
  const movesFor = (row: Row) => movesOf(definition, stateOf(row), may);
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

  useEffect(() => {
    if (arrived === undefined) return;
    // The card stands anew, in the old column or in another: whoever moved it by keyboard goes on from there.
    const card = document.querySelector<HTMLElement>(`[data-card="${CSS.escape(arrived)}"]`);
    const taken = document.activeElement !== null && document.activeElement !== document.body;
    if (card && !taken) card.querySelector<HTMLElement>('button:not(:disabled), a')?.focus();
    forget();
  }, [arrived, forget]);

  const renderCard = (row: Row, moving: boolean) => (
    <BoardCard
      key={row.id}
      {...{ definition, words, view, row, moving }}
      movable={movesFor(row).size > 0}
      menu={
        <RecordMenu
          {...{ definition, words, may }}
          subject={subjectOf(row, words, columnOf(definition, definition.title))}
          state={stateOf(row)}
          onOperation={(operation) => {
            const step = operation.kind === 'action' ? operation.action.step : undefined;
            if (step !== undefined) {
              start(row, step);
              return;
            }
            const { valueOf } = stateOf(row);
            const subject = taking(operation, subjectOf(row, words, columnOf(definition, definition.title)), valueOf);
            operations.start({
              operation,
              subjects: [subject],
              count: 1,
              after: () => operation.kind === 'action' && operation.action.signsOut && logout(),
            });
          }}
        />
      }
    />
  );

  const open = dragged && movesFor(dragged);
  const own = dragged && valueAt(dragged, columnOf(definition, view.by));
  const accessibility = useSpoken();
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
          // What is only heard stands absolutely, and goes out of sight with its column.
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
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Card sx={{ p: 1, pl: 1.75, boxShadow: 6, cursor: 'grabbing' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {words.titleOf(dragged, columnOf(definition, definition.title))}
            </Typography>
            <CardFace {...{ definition, words, view }} row={dragged} />
          </Card>
        )}
      </DragOverlay>
      <OperationDialogs operations={operations} words={words} />
    </DndContext>
  );
}
