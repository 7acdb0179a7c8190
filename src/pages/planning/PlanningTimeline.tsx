import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { legsResource } from '../../../resources/routes';
import { useAllowedActions } from '../../screens/record/useAllowedActions';
import { ProgressLine } from '../../ui/ProgressLine';
import { useShortcut } from '../../ui/shortcuts/useShortcut';
import type { BoardBar, BoardLeg, BoardRow } from './boardData';
import { BoardGrid } from './BoardGrid';
import type { BoardTexts } from './boardTexts';
import type { BoardRange, BoardState } from './boardUrl';
import type { LegMove } from './moves';
import { MoveStatus } from './MoveStatus';
import type { TimeAxis } from './timeAxis';
import { UnplannedList } from './UnplannedList';
import { useLegMove } from './useLegMove';
import { useStretchedAxis } from './useStretchedAxis';
import { rowOffsetsOf } from './visibleRange';

/** Hours between two marks of the axis, by the shown range. */
const tickHours: Readonly<Record<BoardRange, number>> = { day: 1, week: 6, 'two-weeks': 12 };

interface Props {
  rows: readonly BoardRow[];
  unplanned: readonly BoardLeg[];
  by: BoardState['rows'];
  statuses: readonly string[];
  axis: TimeAxis;
  range: BoardRange;
  today: string;
  texts: BoardTexts;
  isFetching: boolean;
  save: (move: LegMove, place: string) => Promise<void>;
  onOpen: (leg: BoardLeg) => void;
  /** Called when a move begins and ends. */
  onMoving: (isMoving: boolean) => void;
}

/** Shows the rows of the board over time, and the unplanned legs beside them. Legs can be moved. */
export function PlanningTimeline(props: Props) {
  const { rows, unplanned, by, range, texts, onOpen, onMoving, save } = props;
  const { t } = texts;
  const board = useRef<HTMLDivElement>(null);
  const axis = useStretchedAxis(board, props.axis);
  const mayMove = useAllowedActions(legsResource)('edit') === true;
  const offsets = useMemo(() => rowOffsetsOf(rows), [rows]);
  const [selected, setSelected] = useState<{ bar: BoardBar } | { leg: BoardLeg }>();
  const moving = useLegMove({ board, rows, offsets, unplanned, axis, by, texts, mayMove, save });
  const { move, row } = moving;
  const isMoving = move !== undefined;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  useShortcut('move', () => {
    if (!selected || isMoving) return;
    if ('leg' in selected) moving.moveUnplanned(selected.leg);
    else {
      const current = rows.flatMap(({ bars }) => bars).find(({ key }) => key === selected.bar.key);
      if (current) moving.moveBar(current);
    }
  });
  const selectLeg = useCallback((leg: BoardLeg) => setSelected({ leg }), []);
  return (
    <Box
      {...moving.pointerMoves}
      onKeyDown={(event) => {
        // The grid handles its own keys. An unplanned leg is moved while its entry of the list has the focus.
        if (!event.defaultPrevented && moving.onMoveKey(event)) event.preventDefault();
      }}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 260px)',
        gap: 2,
        flex: 1,
        minHeight: 0,
        displayPrint: 'none',
        ...(isMoving && move.by === 'pointer' && { cursor: 'grabbing', userSelect: 'none' }),
      }}
    >
      <Box sx={{ position: 'relative', display: 'flex', minHeight: 0 }}>
        {props.isFetching && <ProgressLine label={t('app:loading')} above />}
        <BoardGrid
          {...{ board, rows, offsets, axis, texts, mayMove, move }}
          tickHours={tickHours[range]}
          corner={t(`planning:rows.${by}`)}
          today={props.today}
          statuses={props.statuses}
          selected={selected && 'bar' in selected ? selected.bar.key : undefined}
          followsMove={move?.by === 'keyboard'}
          fits={moving.fits}
          onSelect={(bar) => setSelected({ bar })}
          onOpen={({ leg }) => onOpen(leg)}
          onMoveKey={moving.onMoveKey}
        />
        {move && row && (
          <MoveStatus
            place={`${move.leg.number} · ${moving.place}`}
            obstacles={moving.obstacles}
            verdict={moving.verdict}
            help={t(move.by === 'keyboard' ? 'planning:move.keys' : 'planning:move.release')}
          />
        )}
      </Box>
      <UnplannedList
        legs={unplanned}
        {...{ texts, mayMove, onOpen }}
        moved={move?.origin ? undefined : move?.leg.id}
        onSelect={selectLeg}
      />
    </Box>
  );
}
