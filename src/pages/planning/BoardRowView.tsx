import { memo } from 'react';
import { BoardBarView } from './BoardBarView';
import type { BoardRow, RowRun } from './boardData';
import type { BoardTexts } from './boardTexts';
import type { LegMove } from './moves';
import { doSpansOverlap } from './rowBars';
import { type TimeAxis, widthOf, xOf } from './timeAxis';
import { titleWidth } from './BoardSurface';
import { laneTop, spanStyle } from './rowGeometry';

/** A narrower gap shows no distance. */
const minTextWidth = 34;

interface Props {
  row: BoardRow;
  top: number;
  height: number;
  axis: TimeAxis;
  /** First and last pixel of the rendered time. */
  from: number;
  to: number;
  /** How far the board is scrolled, in pixels. */
  scrolled: number;
  texts: BoardTexts;
  statuses: readonly string[];
  mayMove: boolean;
  /** Key of the bar that Tab reaches, if it is in this row. */
  tabStop: string | undefined;
  /** Key of the selected bar, if it is in this row. */
  selected: string | undefined;
  /** Id of the leg that is being moved, if the row has it. */
  movedLeg: string | undefined;
  /** The move that has this row as its target, and whether it fits. */
  target: LegMove | undefined;
  fits: boolean;
}

/** Shows a row of the board: the bars, absences and empty runs within the rendered time. */
export const BoardRowView = memo(function BoardRowView(props: Props) {
  const {
    row,
    top,
    height,
    axis,
    from,
    to,
    scrolled,
    texts,
    statuses,
    mayMove,
    tabStop,
    selected,
    movedLeg,
    target,
    fits,
  } = props;
  const isRendered = (part: { start: number; end: number }) => {
    const [left, right] = [xOf(axis, part.start), xOf(axis, part.end)];
    return left < to && right > from;
  };
  const className = ['row', target && (fits ? 'fits' : 'refuses')].filter(Boolean).join(' ');
  return (
    <div
      role="group"
      aria-label={row.title}
      data-row={row.id}
      className={className}
      style={{ top, height, width: titleWidth + widthOf(axis) }}
    >
      {row.blocks.filter(isRendered).map((block) => (
        <div
          key={`${block.id} ${block.start}`}
          className="block"
          title={`${texts.block(block)}, ${texts.period(block.start, block.end)}`}
          style={spanStyle(axis, block)}
        >
          {texts.block(block)}
        </div>
      ))}
      {row.runs.filter(isRendered).map((run) => (
        <Run key={run.key} {...{ run, axis, texts }} />
      ))}
      {row.bars
        .filter((bar) => bar.key === tabStop || isRendered(bar))
        .map((bar) => (
          <BoardBarView
            key={bar.key}
            {...{ bar, axis, texts, mayMove }}
            isFaded={statuses.length > 0 && !statuses.includes(bar.leg.status)}
            isMoved={movedLeg === bar.leg.id}
            isTabStop={bar.key === tabStop}
            isSelected={bar.key === selected}
            textShift={textShiftOf(xOf(axis, bar.start), xOf(axis, bar.end), scrolled)}
          />
        ))}
      {target && <Ghost {...{ target, axis, texts }} />}
    </div>
  );
});

/** A bar of which less is in sight does not move its texts. */
const minTextsInSight = 40;

/** Returns by how many pixels the texts of a bar are moved, so that they are in sight while its beginning is not. */
function textShiftOf(left: number, right: number, scrolled: number): number {
  return left < scrolled && right > scrolled + minTextsInSight ? Math.round(scrolled - Math.max(0, left)) : 0;
}

function Run({ run, axis, texts }: { run: RowRun; axis: TimeAxis; texts: BoardTexts }) {
  const style = spanStyle(axis, run);
  return (
    <div
      className={run.isTooShort ? 'run tooShort' : 'run'}
      title={texts.run(run)}
      style={{ ...style, top: laneTop(run.lane) + 10 }}
    >
      {style.width >= minTextWidth && texts.distance(run)}
    </div>
  );
}

/** Shows where a moved leg would be. */
function Ghost({ target, axis, texts }: { target: LegMove; axis: TimeAxis; texts: BoardTexts }) {
  if (!doSpansOverlap(target, axis)) return null;
  const className = ['bar', 'ghost', texts.tone(target.leg)].filter(Boolean).join(' ');
  return (
    <div className={className} aria-hidden style={{ ...spanStyle(axis, target), top: laneTop(0) }}>
      <span className="label">
        <strong>{texts.way(target.leg)}</strong>
        <br />
        {texts.period(target.start, target.end)}
      </span>
    </div>
  );
}
