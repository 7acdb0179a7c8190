import { memo } from 'react';
import type { BoardBar } from './boardData';
import type { BoardTexts } from './boardTexts';
import { laneTop, spanStyle } from './rowGeometry';
import type { TimeAxis } from './timeAxis';

/** A narrower bar shows no text. */
const minTextWidth = 34;

interface Props {
  bar: BoardBar;
  axis: TimeAxis;
  texts: BoardTexts;
  isFaded: boolean;
  isMoved: boolean;
  mayMove: boolean;
  /** Whether Tab reaches the bar: the selected one, or the first while none is. */
  isTabStop: boolean;
  isSelected: boolean;
  /** Pixels by which the texts are moved to the right, because the beginning of the bar is out of sight. */
  textShift: number;
}

/** Shows a leg in a row. It is rendered again only when it changes, and not when the board scrolls. */
export const BoardBarView = memo(function BoardBarView(props: Props) {
  const { bar, axis, texts, isFaded, isMoved, isTabStop, isSelected, textShift } = props;
  const { leg, role } = bar;
  const style = spanStyle(axis, bar);
  const mayMove = props.mayMove && isMovable(leg);
  const className = [
    'bar',
    texts.tone(leg),
    bar.clashes && 'clashes',
    isFaded && 'faded',
    isMoved && 'moving',
    mayMove && 'movable',
  ]
    .filter(Boolean)
    .join(' ');
  const label = texts.leg(leg);
  const delay = texts.delay(leg);
  return (
    <button
      type="button"
      className={className}
      data-bar={bar.key}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isSelected || undefined}
      aria-label={bar.clashes ? texts.t('planning:clashing', { leg: label }) : label}
      title={label}
      style={{ ...style, top: laneTop(bar.lane) }}
    >
      {style.width >= minTextWidth && (
        <span className="label" style={textShift > 0 ? { marginLeft: textShift } : undefined}>
          <strong>{texts.way(leg)}</strong>
          <br />
          {delay && <em>{delay}</em>}
          {[leg.number, role === 'driver' ? leg.vehicle : leg.driver].filter(Boolean).join(' · ')}
        </span>
      )}
      {mayMove && style.width >= minTextWidth && (
        <>
          <i className="handle start" data-handle="start" />
          <i className="handle end" data-handle="end" />
        </>
      )}
    </button>
  );
});

/** Returns whether a leg can still be moved: its request has not ended. */
export const isMovable = ({ status }: BoardBar['leg']): boolean =>
  status !== 'CLOSE_REQUEST' && status !== 'CANCELED_REQUEST';
