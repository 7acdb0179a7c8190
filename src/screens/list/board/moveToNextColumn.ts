import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Distance in pixels between the edge of a column and a card that the keyboard drags over it. */
const inset = 12;

/** Returns where an arrow key moves a dragged card: to the next column that accepts the card. */
export const moveToNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { collisionRect, droppableContainers, droppableRects } },
) => {
  const forward = event.code === 'ArrowRight';
  if (!collisionRect || (!forward && event.code !== 'ArrowLeft')) return undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => a.left - b.left);
  const at = collisionRect.left + collisionRect.width / 2;
  const next = forward ? columns.find(({ left }) => left > at) : columns.findLast(({ right }) => right < at);
  return next && { x: next.left + next.width / 2 - collisionRect.width / 2, y: next.top + inset };
};
