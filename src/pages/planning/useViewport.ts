import { type RefObject, useEffect, useState } from 'react';
import { headerHeight, titleWidth } from './BoardSurface';
import { renderedViewport, type Viewport } from './visibleRange';

/** Returns what of a scrolling board is to be rendered. It changes only after the board has scrolled by a step. */
export function useViewport(board: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState(() => renderedViewport({ top: 0, height: 800, left: 0, width: 1200 }));
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const update = () => {
      const next = renderedViewport({
        top: element.scrollTop,
        height: element.clientHeight - headerHeight,
        left: element.scrollLeft,
        width: element.clientWidth - titleWidth,
      });
      setViewport((last) => (isSame(last, next) ? last : next));
    };
    update();
    const resized = new ResizeObserver(update);
    resized.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [board]);
  return viewport;
}

const isSame = (one: Viewport, other: Viewport): boolean =>
  one.top === other.top && one.height === other.height && one.left === other.left && one.width === other.width;

const scrollPauseMs = 120;

/**
 * Returns how far a board is scrolled to the right, once it stands still. Texts of bars that begin out of sight are moved
 * into sight by it; sticky texts would have a layer each, which halves the frames of a second.
 */
export function useSettledLeft(board: RefObject<HTMLElement | null>): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setLeft(element.scrollLeft), scrollPauseMs);
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', update);
    };
  }, [board]);
  return left;
}
