import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNow } from './useNow';
import type { BoardBar, BoardRow } from './boardData';
import { BoardHeader, BoardLines } from './BoardHeader';
import { BoardRowView } from './BoardRowView';
import { scrollIntoSight, useScrollToStart } from './boardScrolling';
import { BoardSurface, headerHeight, titleWidth } from './BoardSurface';
import type { BoardTexts } from './boardTexts';
import { barSelectedBy } from './keyMoves';
import type { LegMove } from './moves';
import { ticksOf, type TimeAxis, widthOf, xOf } from './timeAxis';
import { useSettledLeft, useViewport } from './useViewport';
import { rowAt } from './visibleRange';

interface Props {
  board: RefObject<HTMLDivElement | null>;
  rows: readonly BoardRow[];
  offsets: readonly number[];
  axis: TimeAxis;
  /** Hours between two marks of the axis. */
  tickHours: number;
  texts: BoardTexts;
  corner: string;
  today: string;
  statuses: readonly string[];
  mayMove: boolean;
  selected: string | undefined;
  move: LegMove | undefined;
  /** Whether the board scrolls to where the move is, because no pointer does. */
  followsMove: boolean;
  /** Whether the move fits its row, as far as it is known. */
  fits: boolean;
  onSelect: (bar: BoardBar) => void;
  onOpen: (bar: BoardBar) => void;
  /** Handles a key during a move. Returns whether it did. */
  onMoveKey: (event: KeyboardEvent) => boolean;
}

/** Shows rows of bars on a scrolling surface, of which only the visible part and a margin are rendered. */
export function BoardGrid(props: Props) {
  const { board, rows, offsets, axis, tickHours, texts, move, selected } = props;
  const viewport = useViewport(board);
  const scrolled = useSettledLeft(board);
  const ticks = useMemo(() => ticksOf(axis, tickHours), [axis, tickHours]);
  const bars = useMemo(() => new Map(rows.flatMap((row) => row.bars.map((bar) => [bar.key, bar] as const))), [rows]);
  const selectedBar = selected === undefined ? undefined : bars.get(selected);
  // Tab reaches one bar, and the arrow keys all others.
  const tabbable = selectedBar ?? rows.find((row) => row.bars.length > 0)?.bars[0];
  const height = offsets.at(-1) ?? 0;
  const focusing = useRef(false);
  useScrollToStart(board, axis);

  useLayoutEffect(() => {
    if (!focusing.current || selected === undefined) return;
    focusing.current = false;
    const element = board.current?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(selected)}"]`);
    element?.focus({ preventScroll: true });
  });
  const target = move ? rows.findIndex(({ id }) => id === move.row) : -1;
  const { row: targetRow, start: targetStart } = move ?? {};
  useEffect(() => {
    if (props.followsMove && target >= 0 && targetStart !== undefined)
      scrollIntoSight(board.current, { y: offsets[target] ?? 0, x: xOf(axis, targetStart) });
    // Only a move scrolls, and not a change of the rows.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- rows and axis change for other reasons
  }, [targetRow, targetStart]);

  const barOf = (element: EventTarget): BoardBar | undefined => {
    const key = element instanceof Element ? element.closest<HTMLElement>('[data-bar]')?.dataset.bar : undefined;
    return key === undefined ? undefined : bars.get(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (props.onMoveKey(event)) {
      // The bar that is dropped in another row is another element.
      focusing.current = ['Enter', ' ', 'Escape'].includes(event.key);
      return event.preventDefault();
    }
    const bar = barOf(event.target);
    const next = bar && !event.ctrlKey && !event.metaKey && !event.altKey && barSelectedBy(event, rows, bar);
    if (!next) return undefined;
    event.preventDefault();
    focusing.current = true;
    props.onSelect(next);
    const index = rows.findIndex(({ id }) => id === next.row);
    return scrollIntoSight(board.current, { y: offsets[index] ?? 0, x: xOf(axis, next.start) });
  };
  const [first, last] = [rowAt(offsets, viewport.top), rowAt(offsets, viewport.top + viewport.height)];
  // The row of the selected bar keeps the focus, and that of a moved one is where the move is dropped.
  const rendered = rows.flatMap((row, index) =>
    (index >= first && index <= last) || tabbable?.row === row.id || move?.row === row.id
      ? [{ row, top: offsets[index] ?? 0, height: (offsets[index + 1] ?? 0) - (offsets[index] ?? 0) }]
      : [],
  );
  return (
    <BoardSurface
      ref={board}
      role="region"
      aria-label={texts.t('planning:board')}
      tabIndex={bars.size === 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
      onClick={({ target: clicked }) => {
        const bar = barOf(clicked);
        if (bar) props.onOpen(bar);
      }}
      onFocus={({ target: focused }) => {
        const bar = barOf(focused);
        if (bar && bar.key !== selected) props.onSelect(bar);
      }}
    >
      <BoardHeader {...{ axis, ticks }} corner={props.corner} language={texts.language} today={props.today} />
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: titleWidth + widthOf(axis),
          height: headerHeight + height,
        }}
      />
      <BoardLines {...{ axis, ticks, height }} top={headerHeight} now={useNow()} />
      <div className="titles" aria-hidden style={{ height }}>
        {rendered.map(({ row, top, height: rowHeight }) => (
          <div key={row.id} className="title" style={{ top, height: rowHeight }}>
            <span>{row.title}</span>
            {(row.vehicle_class || !row.active) && (
              <small>{row.active ? row.vehicle_class : texts.t('planning:inactive')}</small>
            )}
          </div>
        ))}
      </div>
      {rendered.map(({ row, top, height: rowHeight }) => (
        <BoardRowView
          key={row.id}
          {...{ row, axis, texts }}
          top={headerHeight + top}
          height={rowHeight}
          from={viewport.left}
          to={viewport.left + viewport.width}
          scrolled={scrolled}
          statuses={props.statuses}
          mayMove={props.mayMove}
          tabStop={tabbable?.row === row.id ? tabbable.key : undefined}
          selected={selectedBar?.row === row.id ? selectedBar.key : undefined}
          movedLeg={row.bars.some(({ leg }) => leg.id === move?.leg.id) ? move?.leg.id : undefined}
          target={move?.row === row.id ? move : undefined}
          fits={props.fits}
        />
      ))}
    </BoardSurface>
  );
}
