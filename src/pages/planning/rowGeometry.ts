import { titleWidth } from './BoardSurface';
import { type TimeAxis, xOf } from './timeAxis';
import { laneHeight, rowPadding } from './visibleRange';

/** Returns where a time is in a row, in pixels. Parts of a pixel would blur the texts. */
export function spanStyle(
  axis: TimeAxis,
  { start, end }: { start: number; end: number },
): { left: number; width: number } {
  const left = Math.round(xOf(axis, Math.max(start, axis.start)));
  const right = Math.round(xOf(axis, Math.min(end, axis.end)));
  return { left: titleWidth + left, width: Math.max(3, right - left) };
}

/** Returns the distance of a lane's bars from the top of their row. */
export const laneTop = (lane: number): number => rowPadding + lane * laneHeight;
