import {
  type PointerEvent as ReactPointerEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { headerHeight, titleWidth } from './BoardSurface';

/** Pixels that the pointer moves before a press becomes a drag. */
const dragThreshold = 5;
/** A finger that rests this long on an element drags it. One that moves sooner, by more than `restRadius`, scrolls. */
const restMs = 350;
/** Pixels that a resting finger may move. */
const restRadius = 8;
/** Distance from an edge of the board within which a drag scrolls it, and pixels that it scrolls per frame. */
const edge = { distance: 48, speed: 14 };

/** Where the pointer is on the board, in pixels from the first row and the first moment; null outside of the board. */
export type BoardPoint = { x: number; y: number } | null;

/** A drag of an element of the board. */
export interface PointerDrag {
  /** The pressed element. */
  element: HTMLElement;
  /** The pressed part of it: the value of its `data-handle`. */
  handle: string | undefined;
  /** Where the pointer was pressed. */
  from: BoardPoint;
}

interface Options {
  board: RefObject<HTMLElement | null>;
  /** Selector of the elements that can be dragged. */
  draggable: string;
  onStart: (drag: PointerDrag) => void;
  onMove: (point: BoardPoint) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** What an element around the board, and everything that can be dragged to it, needs for drags. */
export interface PointerMoves {
  ref: RefCallback<HTMLElement>;
  onPointerDown: (event: ReactPointerEvent) => void;
}

/**
 * Returns what an element around the board, and everything that can be dragged to it, needs for drags. Escape cancels a
 * drag. A drag near an edge scrolls the board. A finger scrolls, and drags after it has rested on an element.
 */
export function usePointerMoves(options: Options): PointerMoves {
  const current = useRef(options);
  useEffect(() => {
    current.current = options;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = useCallback((event: ReactPointerEvent) => {
    const { target, button, isPrimary } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>(current.current.draggable) : null;
    if (!element || !(target instanceof HTMLElement) || !isPrimary || button !== 0) return;
    stop.current?.();
    stop.current = startDrag(current, element, target.dataset.handle, event.nativeEvent);
  }, []);
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    // Browsers ask for permission to scroll only where such a listener was there before the touch.
    element?.addEventListener('touchmove', allowScrolling, { passive: false });
    return () => element?.removeEventListener('touchmove', allowScrolling);
  }, []);
  return { ref, onPointerDown };
}

function allowScrolling(): void {}

function startDrag(
  options: RefObject<Options>,
  element: HTMLElement,
  handle: string | undefined,
  pressed: PointerEvent,
): () => void {
  const isTouch = pressed.pointerType === 'touch';
  let last: { clientX: number; clientY: number } = pressed;
  let isDragging = false;
  let frame = 0;
  const pointOf = ({ clientX, clientY }: typeof last): BoardPoint => {
    const board = options.current.board.current;
    if (!board) return null;
    const { left, top, right, bottom } = board.getBoundingClientRect();
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) return null;
    return {
      x: clientX - left - titleWidth + board.scrollLeft,
      y: clientY - top - headerHeight + board.scrollTop,
    };
  };
  const scrollAtEdge = () => {
    const board = options.current.board.current;
    frame = requestAnimationFrame(scrollAtEdge);
    if (!board || !pointOf(last)) return;
    const { left, top, right, bottom } = board.getBoundingClientRect();
    const direction = (from: number, to: number, at: number) =>
      at < from + edge.distance ? -edge.speed : at > to - edge.distance ? edge.speed : 0;
    const before = [board.scrollLeft, board.scrollTop].join();
    board.scrollBy(
      direction(left + titleWidth, right, last.clientX),
      direction(top + headerHeight, bottom, last.clientY),
    );
    if (before !== [board.scrollLeft, board.scrollTop].join()) options.current.onMove(pointOf(last));
  };
  const begin = () => {
    isDragging = true;
    options.current.onStart({ element, handle, from: pointOf(pressed) });
    frame = requestAnimationFrame(scrollAtEdge);
  };
  const rest = isTouch ? setTimeout(begin, restMs) : undefined;
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return;
    last = event;
    if (!isDragging) {
      const distance = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (isTouch && distance > restRadius) return end();
      if (isTouch || distance < dragThreshold) return;
      begin();
    }
    options.current.onMove(pointOf(event));
  };
  const keepFromScrolling = (event: TouchEvent) => {
    if (isDragging && event.cancelable) event.preventDefault();
  };
  // A long touch opens the menu of the browser, which would end the drag.
  const keepFromMenu = (event: MouseEvent) => event.preventDefault();
  const end = () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
    element.removeEventListener('touchmove', keepFromScrolling);
    element.removeEventListener('contextmenu', keepFromMenu);
    window.removeEventListener('pointermove', onPointerMove);
    window.removeEventListener('pointerup', onPointerUp);
    window.removeEventListener('pointercancel', onCancel);
    window.removeEventListener('keydown', onKeyDown, true);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerId !== pressed.pointerId) return;
    end();
    if (!isDragging) return;
    ignoreNextClick();
    options.current.onDrop();
  };
  const onCancel = () => {
    end();
    if (isDragging) options.current.onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    window.addEventListener('pointerup', ignoreNextClick, { once: true });
    onCancel();
  };
  if (isTouch) {
    // Touches are sent to the touched element, even when the board does not show it any more.
    element.addEventListener('touchmove', keepFromScrolling, { passive: false });
    element.addEventListener('contextmenu', keepFromMenu);
  }
  window.addEventListener('pointermove', onPointerMove);
  window.addEventListener('pointerup', onPointerUp);
  window.addEventListener('pointercancel', onCancel);
  window.addEventListener('keydown', onKeyDown, true);
  return onCancel;
}

/** Ignores the click that follows the release of the button at once, and would open the dragged leg. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  // Without a click on the same element there is none to ignore.
  setTimeout(() => window.removeEventListener('click', ignore, true));
}
