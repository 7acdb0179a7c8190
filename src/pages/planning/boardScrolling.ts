import { type RefObject, useLayoutEffect } from 'react';
import { headerHeight, titleWidth } from './BoardSurface';
import type { TimeAxis } from './timeAxis';

/** Scrolls a point of the rows into sight, if it is not. */
export function scrollIntoSight(element: HTMLElement | null, { x, y }: { x: number; y: number }): void {
  if (!element) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
  const [width, height, margin] = [clientWidth - titleWidth, clientHeight - headerHeight, 96];
  const near = (at: number, from: number, size: number) => {
    if (at < from) return at - margin / 2;
    return at > from + size - margin ? at - size + 2 * margin : from;
  };
  element.scrollTo({ left: near(x, scrollLeft, width), top: near(y, scrollTop, height) });
}

/** Scrolls a newly shown time to the current hour or, on other days, to the morning. */
export function useScrollToStart(board: RefObject<HTMLElement | null>, axis: TimeAxis): void {
  const { start, end, hourWidth } = axis;
  useLayoutEffect(() => {
    const now = Date.now();
    const isNowShown = now > start && now < end;
    const hours = isNowShown ? (now - start) / 3_600_000 - 3 : 5;
    board.current?.scrollTo({ left: Math.max(0, hours * hourWidth) });
  }, [board, start, end, hourWidth]);
}
