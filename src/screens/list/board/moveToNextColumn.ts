import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Distance in pixels between the edge of a column and a card that the keyboard drags over it. */
const inset = 12;

/** Returns where an arrow key moves a dragged card: to the next column that accepts the card. */
export const moveToNextColumn: KeyboardCoordinateGetter = (
  event,
  { context: { collisionRect, droppableContainers, droppableRects } },
) => {
  const isForward = event.code === 'ArrowRight';
  if (!collisionRect || (!isForward && event.code !== 'ArrowLeft')) return undefined;
  event.preventDefault();
  const columns = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .toSorted((a, b) => a.left - b.left);
  const cardCenter = collisionRect.left + collisionRect.width / 2;
  const next = isForward
    ? columns.find(({ left }) => left > cardCenter)
    : columns.findLast(({ right }) => right < cardCenter);
  return next && { x: next.left + next.width / 2 - collisionRect.width / 2, y: next.top + inset };
};
