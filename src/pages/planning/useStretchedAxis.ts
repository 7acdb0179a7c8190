import { type RefObject, useEffect, useMemo, useState } from 'react';
import { titleWidth } from './BoardSurface';
import type { TimeAxis } from './timeAxis';

/** Returns an axis that is as wide as the board, where that is wider than the axis needs. */
export function useStretchedAxis(board: RefObject<HTMLElement | null>, axis: TimeAxis): TimeAxis {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const resized = new ResizeObserver(() => setWidth(element.clientWidth - titleWidth));
    resized.observe(element);
    return () => resized.disconnect();
  }, [board]);
  return useMemo(() => {
    const hours = (axis.end - axis.start) / 3_600_000;
    return { ...axis, hourWidth: Math.max(axis.hourWidth, width / hours) };
  }, [axis, width]);
}
