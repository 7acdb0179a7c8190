import { type KeyboardEvent, type RefObject, useCallback, useMemo, useState } from 'react';
import { announceToScreenReader } from '../../../providers/notification/announcements';
import { areFindingsRefused, findingText } from '../requests/routes/LegFindings';
import type { BoardBar, BoardLeg, BoardRow } from './boardData';
import { isMovable } from './BoardBarView';
import type { BoardTexts } from './boardTexts';
import type { BoardState } from './boardUrl';
import { moveByKey } from './keyMoves';
import { type BarHandle, isChanged, type LegMove, obstaclesOf, roleInRow, shiftSpan, spanOfUnplanned } from './moves';
import { momentAt, type TimeAxis } from './timeAxis';
import { useAnnouncement } from './useAnnouncement';
import { useMoveFindings } from './useMoveFindings';
import { type BoardPoint, type PointerDrag, usePointerMoves } from './usePointerMoves';
import { rowAt } from './visibleRange';

/** A move in progress: by a drag, or by the keyboard. */
interface ActiveMove extends LegMove {
  by: 'pointer' | 'keyboard';
  handle: BarHandle;
  /** Where a drag began, and where the leg was then. */
  pressed?: { moment: number; start: number; end: number };
}

interface Options {
  board: RefObject<HTMLElement | null>;
  rows: readonly BoardRow[];
  offsets: readonly number[];
  unplanned: readonly BoardLeg[];
  axis: TimeAxis;
  by: BoardState['rows'];
  texts: BoardTexts;
  mayMove: boolean;
  save: (move: LegMove, place: string) => Promise<void>;
}

const handles: readonly BarHandle[] = ['start', 'end'];

/** Lets legs be moved by drags and by the keyboard, and tells what speaks against a move before it is stored. */
export function useLegMove(options: Options) {
  const { board, rows, offsets, unplanned, axis, by, texts, mayMove, save } = options;
  const { t } = texts;
  const [move, setMove] = useState<ActiveMove>();
  const row = move && rows.find(({ id }) => id === move.row);
  const place = useMemo(
    () => (move && row ? t('planning:place', { row: row.title, when: texts.period(move.start, move.end) }) : ''),
    [move, row, t, texts],
  );
  const { findings, isKnown } = useMoveFindings(move && row && isChanged(move) ? move : undefined);
  const obstacles = useMemo(() => {
    if (!move || !row) return [];
    const own = obstaclesOf(move, row).map(texts.obstacle);
    const asked = findings
      // Absences are known to the board at once.
      .filter(({ code }) => code !== 'ABSENT' || own.length === 0)
      .map((finding) => findingText(finding, t));
    const allowsReason = own.length === 0 && findings.length > 0 && !areFindingsRefused(findings);
    return [...new Set([...own, ...asked, ...(allowsReason ? [t('planning:move.needsReason')] : [])])];
  }, [move, row, findings, texts, t]);
  const verdict = move && isChanged(move) && !isKnown ? t('planning:move.checking') : t('planning:move.fits');

  useAnnouncement(move?.by === 'keyboard' ? [place, ...(obstacles.length > 0 ? obstacles : [verdict])].join('. ') : '');

  const drop = useCallback(() => {
    setMove(undefined);
    if (move && row) void save(move, place);
  }, [move, row, place, save]);
  const cancel = useCallback(() => {
    setMove(undefined);
    if (move?.by === 'keyboard') announceToScreenReader('polite', t('planning:move.cancelled'));
  }, [move, t]);

  const legOf = (element: HTMLElement): BoardBar | BoardLeg | undefined => {
    const { bar, unplanned: id } = element.dataset;
    return bar === undefined
      ? unplanned.find((leg) => leg.id === id)
      : rows.flatMap((one) => one.bars).find(({ key }) => key === bar);
  };
  const startDrag = ({ element, handle, from }: PointerDrag) => {
    const found = legOf(element);
    if (!found) return;
    if (!('leg' in found)) return setMove({ ...unplannedMove(found), by: 'pointer', handle: 'all' });
    if (!isMovable(found.leg)) return;
    const moment = from ? momentAt(axis, from.x) : found.start;
    const { start, end } = found;
    setMove({
      ...moveOfBar(found),
      by: 'pointer',
      handle: handles.find((one) => one === handle) ?? 'all',
      pressed: { moment, start, end },
    });
  };
  const followPointer = (point: BoardPoint) =>
    setMove((last) => {
      if (!last) return last;
      const { leg, pressed, handle, origin } = last;
      const over = point ? rows[rowAt(offsets, point.y)] : undefined;
      // Outside of the board, a bar is where it was.
      if (!point || !over) return sameOr(last, { ...last, row: '', ...origin });
      const moment = momentAt(axis, point.x);
      if (!pressed)
        return sameOr(last, { ...last, row: over.id, role: roleInRow(leg, over, by), ...spanOfUnplanned(leg, moment) });
      const span = shiftSpan(pressed, handle, moment - pressed.moment);
      return sameOr(last, { ...last, ...span, row: handle === 'all' ? over.id : (origin?.row ?? '') });
    });
  const pointerMoves = usePointerMoves({
    board,
    draggable: mayMove ? '[data-bar], [data-unplanned]' : '[data-nothing]',
    onStart: startDrag,
    onMove: followPointer,
    onDrop: drop,
    onCancel: cancel,
  });

  /** Begins to move a bar by the keyboard. */
  const moveBar = (bar: BoardBar) => {
    if (mayMove && isMovable(bar.leg)) setMove({ ...moveOfBar(bar), by: 'keyboard', handle: 'all' });
  };
  /** Begins to move an unplanned leg by the keyboard: from the first row in sight, at its proposed time or the first hour in sight. */
  const moveUnplanned = (leg: BoardLeg) => {
    const first = rows[rowAt(offsets, board.current?.scrollTop ?? 0)];
    if (!mayMove || !first) return;
    const moment = leg.planned_start ? Date.parse(leg.planned_start) : momentAt(axis, board.current?.scrollLeft ?? 0);
    setMove({
      ...unplannedMove(leg),
      row: first.id,
      role: roleInRow(leg, first, by),
      ...spanOfUnplanned(leg, moment),
      by: 'keyboard',
      handle: 'all',
    });
  };
  /** Handles a key during a move by the keyboard. Returns whether it did. */
  const onMoveKey = (event: KeyboardEvent): boolean => {
    if (move?.by !== 'keyboard') return false;
    const { key } = event;
    if (key === 'Escape') cancel();
    else if (key === 'Enter' || key === ' ') drop();
    else {
      const next = moveByKey(event, rows, move);
      const over = next && rows.find(({ id }) => id === next.row);
      if (!next || !over) return key.startsWith('Arrow') || key === 'Tab';
      setMove({ ...move, ...next, role: move.origin ? move.role : roleInRow(move.leg, over, by) });
    }
    return true;
  };
  return {
    move,
    row,
    place,
    obstacles,
    verdict,
    fits: obstacles.length === 0,
    pointerMoves,
    onMoveKey,
    moveBar,
    moveUnplanned,
    cancel,
  };
}

function moveOfBar({ leg, role, row, start, end }: BoardBar): LegMove {
  return { leg, role, row, start, end, origin: { row, start, end } };
}

/** Returns the move of an unplanned leg that is not over the board yet. */
function unplannedMove(leg: BoardLeg): LegMove {
  return { leg, role: 'driver', row: '', start: 0, end: 0, origin: undefined };
}

/** Returns the last move if the next one is equal, so that nothing is rendered again. */
function sameOr(last: ActiveMove, next: ActiveMove): ActiveMove {
  return last.row === next.row && last.start === next.start && last.end === next.end && last.role === next.role
    ? last
    : next;
}
